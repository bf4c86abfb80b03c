import Architecture

/// The roles that build units, and how they do.
extension ArchitectureLearning {
    func assembly(_ learned: LearnedArchitecture) -> LearnedAssembly? {
        let screens = screenRoles
        var (builders, details) = counted(screens)
        if let most = builders.most, most.evidence.share < 1 {
            // Where a type of the role that most are built by builds, too, it is that.
            (builders, details) = counted(screens, preferring: most.value)
        }
        guard let most = builders.most, let by = sheet.entry(most.value), let detail = details[most.value] else {
            return nil
        }
        let built = most.evidence.count
        // What a unit does not have, its builder could not make.
        let could = { (role: RoleName) in
            detail.units.count { sheet.types[$0][role] != nil }
        }
        // One that makes a part now and then builds no unit, nor does one that new units do not get.
        guard built * 3 >= sheet.units.count, by.count * 2 >= sheet.units.count else { return nil }
        // A screen that makes what it needs makes it whenever that is.
        let isByScreen = detail.byScreen * 2 > built
        let creates = (isByScreen ? detail.makes : detail.creates).filter { $0.value * 2 >= built && !$0.key.isOpen }
            .compactMap { role, count in
                sheet.entry(role).map { Learned($0.id, Evidence(count, of: could(role))) }
            }
        let order = sheet.entries.map(\.id)
        let sorted = creates.sorted { (order.firstIndex(of: $0.value) ?? 0) < (order.firstIndex(of: $1.value) ?? 0) }
        guard !sorted.isEmpty else { return nil }
        if isByScreen {
            // Whoever makes the screen has the unit, where it makes most of what units have.
            let usual = roles.count { $0.name != most.value && !$0.name.isOpen && $0.count * 2 >= sheet.units.count }
            guard sorted.count * 2 >= usual else { return nil }
            // What makes no more than pieces, or what few have, makes none of what is told.
            let told = Set(sorted.map(\.value))
            let making = detail.units.filter { unit in
                detail.makesOfUnit[unit]?.contains { sheet.entry($0).map { told.contains($0.id) } ?? false } ?? false
            }
            guard making.count * 3 >= sheet.units.count else { return nil }
            let made = sorted.map { one in
                Learned(
                    one.value,
                    Evidence(
                        one.evidence.count,
                        of: making.count { unit in
                            sheet.name(of: one.value).map { sheet.types[unit][$0] != nil } ?? false
                        }))
            }
            return LearnedAssembly(
                by: Learned(by.id, Evidence(making.count, of: sheet.units.count)),
                function: Learned("init", Evidence(making.count, of: by.count)),
                creates: made, returns: Learned(by.id, Evidence(making.count, of: by.count)), isByScreen: true,
                units: Set(making))
        }
        let functions = detail.functions.counts.keys.map {
            Learned($0, Evidence(building($0, most.value), of: by.count))
        }
        // Of two that all have, it is the one that makes most in more of them.
        let tops = detail.functions.counts
        let function = functions.max {
            ($0.evidence.count, tops[$0.value] ?? 0, $1.value) < ($1.evidence.count, tops[$1.value] ?? 0, $0.value)
        }
        guard let function else { return nil }
        var style = StyleLearning(sheet: sheet).builder(most.value, function.value)
        style.given = detail.given.most.map { Learned($0.value, Evidence($0.evidence.count, of: built)) }
        // What few functions give back, where most give nothing, is nothing that all do.
        let givesNothing = style.result.map { $0.value.isEmpty && $0.evidence.share >= 0.5 } ?? false
        let returns =
            detail.returns.most.flatMap { givesNothing && $0.evidence.total * 2 <= built ? nil : $0 }
            ?? owner(learned).map { Learned($0.value, Evidence(0, of: built)) }
            ?? Learned(sorted[0].value, Evidence(0, of: built))
        let alike = alike(details, besides: most.value, function.value)
        return LearnedAssembly(
            by: Learned(by.id, Evidence(built, of: sheet.units.count)),
            function: function,
            creates: sorted, returns: returns, alike: alike.map(\.role),
            units: Set(detail.units + alike.flatMap(\.units)), style: style)
    }

    /// The other roles that build units by a function of a name, with those units.
    private func alike(
        _ details: [RoleName: BuilderDetails], besides builder: RoleName, _ function: String
    ) -> [(role: Learned<String>, units: [Int])] {
        details.sorted { ($1.value.units.count, $0.key) < ($0.value.units.count, $1.key) }.compactMap { role, detail in
            guard role != builder, let entry = sheet.entry(role), detail.functions.most?.value == function,
                case let count = detail.functions.counts[function] ?? 0, count > 1, count * 2 > detail.units.count
            else { return nil }
            return (Learned(entry.id, Evidence(detail.units.count, of: sheet.units.count)), detail.units)
        }
    }

    /// The roles whose types are screens.
    var screenRoles: Set<RoleName> {
        Set(
            roles.map(\.name).filter { role in
                let types = sheet.types.flatMap { $0[role] ?? [] }
                return types.count(where: app.isScreen) * 2 > types.count
            })
    }

    /// The roles that build units, with how they do.
    private func counted(
        _ screens: Set<RoleName>, preferring usual: RoleName? = nil
    ) -> (builders: Tally<RoleName>, details: [RoleName: BuilderDetails]) {
        var builders = Tally<RoleName>()
        var details: [RoleName: BuilderDetails] = [:]
        for number in sheet.types.indices {
            guard var best = builder(of: number, screens, among: roles.map(\.name)) else { continue }
            if let usual, best.role != usual, let own = builder(of: number, screens, among: [usual]), !own.isScreen {
                best = own
            }
            builders.add(best.role)
            details[best.role, default: BuilderDetails()].units.append(number)
            if best.isScreen { details[best.role]?.byScreen += 1 }
            // What has no name of its own is no function that others call.
            if !best.function.name.isEmpty {
                details[best.role]?.functions.add(sheet.names[number].form(of: best.function.name))
            }
            for role in best.made { details[best.role]?.creates[role, default: 0] += 1 }
            for role in best.all { details[best.role]?.makes[role, default: 0] += 1 }
            details[best.role]?.makesOfUnit[number] = best.all
            for id in best.given.compactMap({ sheet.entry($0)?.id }).sorted() { details[best.role]?.given.add(id) }
            // Where one function makes the screen and another the rest, the first gives it back.
            let given =
                returned(best.function, number)
                ?? (best.function.isStatic ? best.others.lazy.compactMap { returned($0, number) }.first : nil)
            if let given { details[best.role]?.returns.add(given) }
        }
        return (builders, details)
    }

    /// A type of a unit that may build it.
    private struct Builder {
        var role: RoleName
        /// The roles that it makes, and those that it makes at whatever time.
        var made, all: Set<RoleName>
        /// The roles that its function is given.
        var given: Set<RoleName>
        var function: SourceType.Function
        var isScreen: Bool
        /// Its other functions that make a screen.
        var others: [SourceType.Function]
    }

    /// The role of a unit that makes most of its others, and the function that makes most of them. A screen that makes what it needs
    /// is one where nobody makes the screen.
    private func builder(of number: Int, _ screens: Set<RoleName>, among names: [RoleName]) -> Builder? {
        var best: Builder?
        var bestRank = (0, 0)
        for name in names where !name.isOpen {
            for index in sheet.types[number][name] ?? [] {
                guard let next = builder(index, name, of: number, screens), !isBuilt(index, next, in: number, screens)
                else { continue }
                // A screen that gives itself from elsewhere builds nothing of its unit.
                let givesItself = next.made == [name] && screens.contains(name)
                let rank = (
                    screens.contains(name) && next.isScreen
                        ? 0 : next.made.isDisjoint(with: screens) || givesItself ? 1 : 2, next.made.count
                )
                if rank > bestRank { (best, bestRank) = (next, rank) }
            }
        }
        return best
    }

    /// Returns true if a screen of a unit makes a type that makes only what that shows: `CartFlowView` its `CartCoordinator`, which
    /// makes a `CartView`.
    private func isBuilt(_ index: Int, _ builder: Builder, in number: Int, _ screens: Set<RoleName>) -> Bool {
        guard !screens.contains(builder.role), !builder.made.isDisjoint(with: screens) else { return false }
        return screens.subtracting(builder.made).subtracting(builder.given).contains { screen in
            (sheet.types[number][screen] ?? []).map { app.types[$0] }.contains { type in
                type.functions.flatMap(\.creates).contains { app.index(of: $0, near: type.file) == index }
            }
        }
    }

    /// The builder that a type of a unit is; `nil` where it is none.
    private func builder(_ index: Int, _ role: RoleName, of number: Int, _ screens: Set<RoleName>) -> Builder? {
        let type = app.types[index]
        // Previews make a screen to look at.
        if type.isPreview { return nil }
        let made = type.functions.map { function in
            let gives = screens.contains(role) && Self.gives(function, type)
            var roles = self.made(by: function, of: type, in: number)
            // What keeps one of itself for all, or hands on its own initialiser, makes none for its scene.
            if function.isFirstOfAll, !screens.contains(role) { roles.remove(role) }
            return (function: function, roles: gives ? roles.union([role]) : roles)
        }
        // One that makes a screen from within is made by nobody else's function.
        let building = made.filter { !Self.callbacks.contains($0.function.name) }
        // A part that gives back itself alone is made by that, and builds nothing.
        if !screens.contains(role), made.allSatisfy({ $0.roles.isSubset(of: [role]) }) { return nil }
        if FlowHolds.word(of: type.name) != nil, handsOn(made, number, type.file, screens) { return nil }
        let isScreen =
            screens.contains(role)
            ? !building.contains { $0.roles.contains(role) }
            : Self.beginsWithScreen(
                made.filter { !$0.function.isStatic && $0.function.accessed.isEmpty }
                    .map { ($0.function.name, $0.roles) }, screens)
        let isGiver = screens.contains(role) && !isScreen
        let isAlone = building.allSatisfy { $0.roles.isDisjoint(with: screens) }
        var top: (function: SourceType.Function, given: Set<RoleName>, rank: Int)?
        for (function, roles) in made
        where !function.isHelper && (isScreen || !Self.callbacks.contains(function.name)) {
            // Who makes the screen makes the unit, or who is given it and makes the rest.
            let given =
                roles.isEmpty ? [] : screens.subtracting(roles).intersection(given(function, number, type, isAlone))
            let whole = roles.union(given)
            let rank = whole.count + (whole.isDisjoint(with: screens) ? 0 : self.roles.count)
            if rank > (top?.rank ?? 0) { top = (function, given, rank) }
        }
        guard let top else { return nil }
        let hasScreen = sheet.types[number].contains { screens.contains($0.key) }
        if hasScreen, !screens.contains(role), top.rank <= self.roles.count,
            !givesScreen(top.function, number, type, screens)
        {
            return nil
        }
        func union(_ made: [(function: SourceType.Function, roles: Set<RoleName>)]) -> Set<RoleName> {
            made.reduce(into: []) { $0.formUnion($1.roles) }
        }
        return Builder(
            // What it makes of itself at its own beginning it makes, too; what a screen makes later on its function does not.
            role: role, made: union(made.filter { !isGiver || Self.begins($0.function) }), all: union(made),
            given: top.given, function: top.function, isScreen: isScreen,
            others: made.filter { $0.function !== top.function && !$0.roles.isDisjoint(with: screens) }
                .map(\.function))
    }

    /// Returns true if all that a type makes of its unit is one part that it gives back, and that makes the screen:
    /// `AboutRouter.route()` gives an `AboutRoute`, whose view is an `AboutScreen`. Who builds is that part.
    private func handsOn(
        _ made: [(function: SourceType.Function, roles: Set<RoleName>)], _ number: Int, _ file: Int,
        _ screens: Set<RoleName>
    ) -> Bool {
        let making = made.filter { !$0.roles.isEmpty }
        let parts = making.reduce(into: Set()) { $0.formUnion($1.roles) }
        guard parts.count == 1, let part = parts.first, !screens.contains(part),
            making.allSatisfy({ made in
                made.function.returned.flatMap { sheet.place(of: $0, from: file) }.map { $0.role == part } ?? false
            })
        else { return false }
        return (sheet.types[number][part] ?? []).map { app.types[$0] }.contains { type in
            type.functions.contains { !self.made(by: $0, of: type, in: number).isDisjoint(with: screens) }
        }
    }

    /// Returns true if a value that a type is made with makes a screen, and no function of the type does: the code
    /// that makes the one has the other.
    private static func beginsWithScreen(_ made: [(name: String, roles: Set<RoleName>)], _ screens: Set<RoleName>)
        -> Bool
    {
        let makers = made.filter { !$0.roles.isDisjoint(with: screens) }.map(\.name)
        return !makers.isEmpty && makers.allSatisfy { ["", "init"].contains($0) }
    }

    /// Returns true if a type's own function gives one of it, as `static func create() -> AboutViewController` does,
    /// wherever it takes it from.
    private static func gives(_ function: SourceType.Function, _ type: SourceType) -> Bool {
        function.isStatic && function.result.contains { $0 == type.name || $0 == "Self" }
    }

    /// Returns true if a function gives back a screen of its unit, or stands in a type with a builder's name and makes more than the part
    /// that it gives back, or registers parts of this unit alone. One that makes no screen, is given none and gives none back is a
    /// helper otherwise, or that of a container, and builds no scene.
    private func givesScreen(
        _ function: SourceType.Function, _ unit: Int, _ type: SourceType, _ screens: Set<RoleName>
    ) -> Bool {
        var made = made(by: function, of: type, in: unit)
        let given = returned(function, unit).flatMap(sheet.name)
        if let given, screens.contains(given) { return true }
        if let given { made.remove(given) }
        guard !made.isEmpty, OutsideBuilders.isNamed(type), FlowHolds.word(of: type.name) == nil else { return false }
        if !function.result.isEmpty { return true }
        let endings = made.map(\.suffix).filter { !$0.isEmpty }
        return !function.creates.contains { name in
            endings.contains(where: name.hasSuffix) && app.indices[name] != nil
                && sheet.place(of: name, from: type.file).map { $0.unit != unit } ?? true
        }
    }

    /// Returns true if a function of a screen's is its type's own, or what it begins with.
    private static func begins(_ function: SourceType.Function) -> Bool {
        function.isStatic || function.name == "init" || function.name.isEmpty && function.accessed.isEmpty
    }

    /// The roles of a unit that a function of a builder's is given, as themselves or by a contract; where another makes the screen, what
    /// that hands on to one is no beginning.
    private func given(
        _ function: SourceType.Function, _ unit: Int, _ type: SourceType, _ isAlone: Bool
    ) -> Set<RoleName> {
        guard function.isStatic || isAlone && OutsideBuilders.isNamed(type) else { return [] }
        return (function.parameters + function.casts.map(\.type)).reduce(into: []) { roles, name in
            guard let place = sheet.place(of: name, from: type.file), place.unit == unit else { return }
            roles.formUnion(implementers[place.role] ?? [place.role])
        }
    }

    /// The roles of a unit that a function makes.
    private func made(by function: SourceType.Function, of type: SourceType, in unit: Int) -> Set<RoleName> {
        Set(
            type.made(by: function).compactMap { name -> RoleName? in
                guard let place = sheet.place(of: name, from: type.file), place.unit == unit,
                    sheet.entry(place.role)?.kind == .role
                else { return nil }
                return place.role
            })
    }

    /// Returns the number of units that have a builder with a function of a name which makes parts of them.
    private func building(_ function: String, _ builder: RoleName) -> Int {
        sheet.types.indices.count { number in
            let name = sheet.names[number].spelling(of: function)
            return (sheet.types[number][builder] ?? []).map { app.types[$0] }.contains { type in
                type.functions.contains {
                    $0.name == name
                        && (!made(by: $0, of: type, in: number).isEmpty || Self.gives($0, type))
                }
            }
        }
    }

    /// Functions that the system calls on what is built already, and what has no name of its own.
    private static let callbacks: Set = [
        "", "init", "body", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib",
        "layoutSubviews", "didMoveToSuperview", "application", "scene",
    ]

    /// The details of a role that builds.
    private struct BuilderDetails {
        var units: [Int] = []
        /// In how many of them it is a screen that makes what it needs.
        var byScreen = 0
        var functions = Tally<String>()
        var creates: [RoleName: Int] = [:]
        /// The same with what screens make later on.
        var makes: [RoleName: Int] = [:]
        /// The same by the unit's number.
        var makesOfUnit: [Int: Set<RoleName>] = [:]
        var returns = Tally<String>()
        /// The roles that the functions are given, where these make the others.
        var given = Tally<String>()
    }

    /// The role that a building function gives back.
    private func returned(_ function: SourceType.Function, _ unit: Int) -> String? {
        let file = sheet.units[unit].members.first.map { app.types[$0.type].file } ?? 0
        if let made = function.returned, let place = sheet.place(of: made, from: file), place.unit == unit,
            let entry = sheet.entry(place.role), entry.kind == .role
        {
            return entry.id
        }
        for name in function.result {
            guard let place = sheet.place(of: name, from: file), place.unit == unit, let entry = sheet.entry(place.role)
            else { continue }
            if entry.kind == .role { return entry.id }
            if let role = implementers[place.role]?.first(where: { sheet.types[unit][$0] != nil }) {
                return sheet.entry(role)?.id
            }
        }
        return nil
    }
}
