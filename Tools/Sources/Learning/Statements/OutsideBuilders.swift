/// The types that make the screens of units whose own types make none: coordinators of others, a factory of all, the
/// types that open them.
struct OutsideBuilders {
    /// A part that is made by others than who makes the screen.
    struct Part: Hashable, Sendable {
        /// The part's id.
        var id: String
        /// The last word of the names of most who make it and are none of the scene's own; `nil` where the scene makes it itself.
        var others: Learned<String>?
        /// The role of the scene's own that makes it, where others do not.
        var own: Learned<String>?
        /// True if it is a screen, which another of its scene shows.
        var isScreen = false
    }

    /// The types that make most of them, by the last word of their names.
    struct Found: Sendable, Hashable {
        /// The number of units with a screen that others make.
        var made: Evidence
        /// The last word of what most of these are made by, with how many are.
        var word: Learned<String>
        /// The last words of what makes the others, where no word is that of most: each with how many are made by such.
        var words: [Learned<String>] = []
        /// The screens of a unit that others of several kinds make, each with the last word of most of these: a list that the menu
        /// opens, and a detail that the list of others does.
        var screens: [Learned<String>] = []
        /// One that makes such a screen, as an example.
        var example: String
        /// The ids of the roles that most of them make of such a unit.
        var creates: [Learned<String>]
        /// The ids of the roles that they make of fewer units.
        var rarer: [Learned<String>] = []
        /// In how many units a type of their own does.
        var byOwn: Int
        /// The role of these, where they make more than others do, with the property that it makes them in.
        var own: Learned<String>?
        /// The other roles of these, each with how many it makes.
        var ownOthers: [Learned<String>] = []
        /// The last words of builders that are called as most of these but for the unit's name, each with how many they make.
        var namesakes: [Learned<String>] = []
        /// The parts that are made by others than who makes the screen.
        var parts: [Part] = []
    }

    /// Returns the types that make the screens of units.
    ///
    /// - Parameters:
    ///   - sheet: The units.
    ///   - known: The units of which a role is known to build them, which are left out.
    static func found(_ sheet: RoleSheet, besides known: Set<Int> = []) -> Found? {
        var seen = Seen(sheet)
        for unit in known {
            seen.makers[unit] = nil
            seen.byOwn[unit] = nil
        }
        seen.leaveOutParents()
        guard !seen.units.isEmpty, !seen.makers.isEmpty || !seen.byOwn.isEmpty else { return nil }
        var byWord = Tally<String>()
        var examples: [String: String] = [:]
        for (_, tally) in seen.makers.sorted(by: { $0.key < $1.key }) {
            let names = tally.counts.keys.sorted()
            for word in Set(names.map(seen.word)) { byWord.add(word) }
            // What is added to a type of others names no file that one could look at.
            for name in names.filter({ sheet.app.indices[$0] != nil }) + names where examples[seen.word(name)] == nil {
                examples[seen.word(name)] = name
            }
        }
        let most = byWord.most
        var own = Tally<String>()
        for role in seen.byOwn.sorted(by: { $0.key < $1.key }).map(\.value) { own.add(role) }
        let (isOwn, made) = created(seen, sheet)
        let creates = made.filter { $0.evidence.share > 0.5 }
        var found = Found(
            made: Evidence(seen.makers.count, of: Set(seen.units.values).count),
            word: Learned(most?.value ?? "", Evidence(most?.evidence.count ?? 0, of: seen.makers.count)),
            example: most.flatMap { examples[$0.value] } ?? "", creates: creates,
            byOwn: seen.byOwn.count + known.count)
        found.rarer = made.filter { $0.evidence.share <= 0.5 && $0.evidence.count > 0 }
        if let most, most.evidence.count * 5 < seen.makers.count * 4 {
            found.words = byWord.counts.filter { $0.key != most.value && $0.value > 1 }
                .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.shownWords)
                .map { Learned($0.key, Evidence($0.value, of: seen.makers.count)) }
        }
        if !isOwn { found.screens = seen.screens(creates, sheet) }
        if isOwn, let role = own.most {
            let all = Set(seen.units.values).count
            found.own = Learned(role.value, Evidence(role.evidence.count, of: all))
            found.namesakes = seen.namesakes(of: all)
            found.ownOthers = own.counts.filter { $0.key != role.value && $0.value > 1 }
                .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.shownWords)
                .map { Learned($0.key, Evidence($0.value, of: all)) }
        }
        if found.own.map({ $0.evidence.share <= 0.5 }) ?? true { takeParts(seen, sheet, &found, besides: known) }
        return found
    }

    /// The roles that those make who build most units, and whether these are the units' own.
    private static func created(_ seen: Seen, _ sheet: RoleSheet) -> (isOwn: Bool, made: [Learned<String>]) {
        let isOwn = seen.byOwn.count > seen.makers.count
        let built = isOwn ? Set(seen.byOwn.keys) : Set(seen.makers.keys)
        let made = isOwn ? seen.madeByOwn : seen.made
        let creates = sheet.entries.compactMap { entry -> Learned<String>? in
            guard entry.kind == .role, !entry.name.isOpen else { return nil }
            let having = built.count { sheet.types[$0][entry.name] != nil }
            let count = built.count { made[$0]?.contains(entry.id) ?? false }
            return having == 0 ? nil : Learned(entry.id, Evidence(count, of: having))
        }
        return (isOwn, creates)
    }

    /// So many words more are told of builders of several kinds.
    private static let shownWords = 2

    /// The types that make screens of units and parts of them.
    struct Seen {
        /// The units of screens.
        var units: [Int: Int] = [:]
        /// The names of the types outside of a unit that make its screen.
        var makers: [Int: Tally<String>] = [:]
        /// The ids of the screens that each of them makes.
        var screensMade: [Int: [String: Set<String>]] = [:]
        /// The ids of what these make of it.
        var made: [Int: Set<String>] = [:]
        /// The ids of the units' own roles that make their screens, with the property that they do so in.
        var byOwn: [Int: String] = [:]
        /// The endings of the names of these.
        private var ownEndings: [Int: String] = [:]
        /// The names of the screens that show a unit's in theirs.
        private var parents: [Int: Set<String>] = [:]
        /// The names of those who make units' screens and are called as builders.
        private var builders: Set<String> = []
        /// The ids of what these make.
        var madeByOwn: [Int: Set<String>] = [:]
        /// The names of the types outside of a unit that make a part of it, by the part's id.
        var parts: [String: [Int: Set<String>]] = [:]
        /// The ids of the unit's own roles that make a part of it, by the part's id.
        var ownParts: [String: [Int: Set<String>]] = [:]
        /// The units by their names.
        private var stems: [String: Int] = [:]
        /// The names of the views of SwiftUI that belong to no unit.
        private var views: Set<String> = []

        init(_ sheet: RoleSheet) {
            // What has a word more than a scene's screen is a piece of that, or another's.
            func count(_ role: RoleName) -> Int { role.isOpen ? 0 : sheet.entry(role)?.count ?? 0 }
            let screens = sheet.places.filter { sheet.app.isScreen($0.key) }
            var most: [Int: Int] = [:]
            for place in screens.values { most[place.unit] = max(most[place.unit] ?? 0, count(place.role)) }
            for (type, place) in screens where count(place.role) * 2 >= most[place.unit] ?? 0 {
                units[type] = place.unit
            }
            guard !units.isEmpty else { return }
            stems = Dictionary(sheet.units.indices.map { (sheet.units[$0].stem, $0) }) { first, _ in first }
            // Of several that begin an app most show one module each to who works on it.
            let apps = sheet.app.types.indices.filter { index in
                let type = sheet.app.types[index]
                return type.kind == .struct && type.beginsApp && !sheet.app.files[type.file].isTest
            }
            let demos = apps.count > Self.targets ? Set(apps) : []
            for (index, type) in sheet.app.types.enumerated()
            where makesAny(type, sheet) && !sheet.app.isForPreviews(type) && !sheet.app.files[type.file].isTest
                && !OutsideBuilders.isForTests(type.name) && !demos.contains(index)
            {
                read(type, index, sheet)
            }
            for part in sheet.app.aliasExtensions { readAlias(part, sheet) }
            for (index, part) in sheet.app.makersBeside where !sheet.app.isForPreviews(sheet.app.types[index]) {
                read(part, index, sheet)
            }
            for part in sheet.app.outsideExtensions where part.name != "PreviewProvider" { read(part, nil, sheet) }
        }

        /// An app has so many targets of its own: for the phone, a watch, a Mac.
        private static let targets = 3

        /// Returns true if a type may make something of the units.
        private func makesAny(_ type: SourceType, _ sheet: RoleSheet) -> Bool {
            type.isRepresentable
                || type.functions.contains { function in
                    function.creates.contains(where: sheet.typeNames.contains)
                        || function.staticCalls.contains { sheet.typeNames.contains($0.type) && gives($0) }
                }
        }

        /// Reads what is added to an alias that bears a unit's name: `extension AboutModule`.
        private mutating func readAlias(_ part: SourceType, _ sheet: RoleSheet) {
            let made = Set(part.functions.flatMap(OutsideBuilders.made(by:))).compactMap {
                sheet.app.index(of: $0, near: part.file)
            }
            for unit in made.compactMap({ units[$0] }) where part.name.hasPrefix(sheet.units[unit].stem) {
                takeOwn(part.name, making: made, of: unit, sheet)
            }
        }

        /// Takes a builder that bears a unit's name, with what it makes.
        private mutating func takeOwn(_ name: String, making made: some Sequence<Int>, of unit: Int, _ sheet: RoleSheet)
        {
            let ending = String(name.dropFirst(sheet.units[unit].stem.count))
            byOwn[unit] = "{Unit}\(ending)"
            ownEndings[unit] = ending
            let parts = made.compactMap { sheet.places[$0] }.filter { $0.unit == unit }
            madeByOwn[unit, default: []].formUnion(parts.compactMap { sheet.entry($0.role)?.id })
        }

        private mutating func read(_ type: SourceType, _ index: Int?, _ sheet: RoleSheet) {
            let app = sheet.app
            var others: Set<Int> = []
            var found: [Int] = []
            let home = index.flatMap { sheet.places[$0] ?? around(type, sheet) ?? named(type, sheet) }
            let isScreen = index.map(app.isScreen) ?? false
            let alone = unitBuilt(by: type, home, sheet)
            for function in type.functions {
                var made = OutsideBuilders.made(by: function).compactMap { app.index(of: $0, near: type.file) }.filter {
                    app.types[$0].name != type.name
                }
                if type.isRepresentable, function.name == "makeUIViewController", let own = home,
                    made.allSatisfy({ !app.isScreen($0) })
                {
                    // SwiftUI's view of a view controller makes the one of its scene, wherever it takes it from.
                    let controllers = sheet.types[own.unit].values.joined().filter(app.isViewController)
                    if controllers.count == 1 { made += controllers }
                }
                found += made
                for (screen, unit) in made.compactMap({ screen in units[screen].map { (screen, $0) } }) {
                    // What wraps a screen and bears its name is of its scene, and so is an app that shows one scene.
                    let isWrapper =
                        home == nil
                        && (isScreen && type.name.hasPrefix(app.types[screen].name)
                            || type.beginsApp && type.name.hasPrefix(sheet.units[unit].stem))
                    if isWrapper { continue }
                    guard let own = home, own.unit == unit else {
                        if unit == alone {
                            takeOwn(type.name, making: made, of: unit, sheet)
                            continue
                        }
                        makers[unit, default: Tally()].add(type.name)
                        if let id = sheet.places[screen].flatMap({ sheet.entry($0.role)?.id }) {
                            screensMade[unit, default: [:]][type.name, default: []].insert(id)
                        }
                        if OutsideBuilders.isNamed(type) { builders.insert(type.name) }
                        if function.accessed == "body", isScreen {
                            parents[unit, default: []].insert(type.name)
                        }
                        if home == nil, type.kind == .struct, isScreen {
                            views.insert(type.name)
                        }
                        others.insert(unit)
                        continue
                    }
                    // A view that shows another of its scene builds none.
                    guard !isScreen, let id = sheet.entry(own.role)?.id else { continue }
                    let property = function.accessed
                    byOwn[unit] = property.isEmpty ? id : "\(id) in '\(sheet.names[unit].form(of: property))'"
                    if OutsideBuilders.isNamed(type) { ownEndings[unit] = own.role.suffix }
                    // What it makes the screen with it may make in a property beside.
                    let parts = type.functions.flatMap(OutsideBuilders.made(by:)).compactMap {
                        sheet.place(of: $0, from: type.file)
                    }.filter { $0.unit == unit }
                    madeByOwn[unit, default: []].formUnion(parts.compactMap { sheet.entry($0.role)?.id })
                }
                takeGiven(to: function, making: made, of: type, home, sheet)
            }
            for part in found {
                guard let place = sheet.places[part], let entry = sheet.entry(place.role), entry.kind == .role else {
                    continue
                }
                if home?.unit == place.unit {
                    if let own = home.flatMap({ sheet.entry($0.role)?.id }), own != entry.id,
                        !OutsideBuilders.isForTests(type.name)
                    {
                        ownParts[entry.id, default: [:]][place.unit, default: []].insert(own)
                    }
                    continue
                }
                if others.contains(place.unit) { made[place.unit, default: []].insert(entry.id) }
                if !entry.name.isOpen { parts[entry.id, default: [:]][place.unit, default: []].insert(type.name) }
            }
        }

        /// The unit and the role that a type has by its name, wherever it lies: `CalendarWrapper` belongs to `Calendar` where other scenes
        /// have a `…Wrapper`.
        private func named(_ type: SourceType, _ sheet: RoleSheet) -> (unit: Int, role: RoleName)? {
            guard let role = sheet.role(named: type.name),
                let unit = stems[String(type.name.dropLast(role.suffix.count))]
            else { return nil }
            return (unit, role)
        }

        /// The unit and the role of the type that one stands in: what is nested in a scene's type is that scene's.
        private func around(_ type: SourceType, _ sheet: RoleSheet) -> (unit: Int, role: RoleName)? {
            type.nesting.last.flatMap { sheet.place(of: $0, from: type.file) }
        }

        /// Leaves out the views that show a unit's screen in theirs where somebody who is called as a builder makes it, too.
        mutating func leaveOutParents() {
            for (unit, shown) in parents {
                guard let tally = makers[unit] else { continue }
                let isBuilt = ownEndings[unit] != nil || tally.counts.keys.contains(where: builders.contains)
                guard isBuilt else { continue }
                var left = Tally<String>()
                for name in tally.counts.keys where !shown.contains(name) || builders.contains(name) { left.add(name) }
                makers[unit] = left.counts.isEmpty ? nil : left
            }
        }

        /// The number of units that builders make which are called as the units' own but for the unit's name: `MapRouteBuilder` makes
        /// `SearchMap`, where `Profile` has a `ProfileRouteBuilder`.
        func namesakes(of all: Int) -> [Learned<String>] {
            var endings = Tally<String>()
            for ending in ownEndings.values where !ending.isEmpty { endings.add(ending) }
            guard let ending = endings.most?.value else { return [] }
            let count = makers.count { unit, tally in
                byOwn[unit] == nil && tally.counts.keys.contains { $0.hasSuffix(ending) }
            }
            return count == 0 ? [] : [Learned(ending, Evidence(count, of: all))]
        }

        /// Takes a builder that is given its unit's screen and makes the parts of it: `AboutConfigurator.configure(view:)`.
        private mutating func takeGiven(
            to function: SourceType.Function, making made: [Int], of type: SourceType,
            _ home: (unit: Int, role: RoleName)?, _ sheet: RoleSheet
        ) {
            guard let own = home, OutsideBuilders.isNamed(type), byOwn[own.unit] == nil,
                let id = sheet.entry(own.role)?.id,
                function.parameters.contains(where: { name in
                    sheet.app.index(of: name, near: type.file).flatMap { units[$0] } == own.unit
                })
            else { return }
            let parts = made.compactMap { sheet.places[$0] }.filter { $0.unit == own.unit }
                .compactMap { sheet.entry($0.role) }.filter { $0.kind == .role }
            guard !parts.isEmpty else { return }
            byOwn[own.unit] = id
            madeByOwn[own.unit, default: []].formUnion(parts.map(\.id))
        }

        /// The unit that a builder of no role bears the name of, where it makes no other's screen: `AboutFactoryImpl`, or `About` alone.
        /// A leader of a flow is named after one of its scenes, too.
        private func unitBuilt(by type: SourceType, _ home: (unit: Int, role: RoleName)?, _ sheet: RoleSheet)
            -> Int?
        {
            let isNamed = OutsideBuilders.isNamed(type)
            guard home == nil, isNamed || stems[type.name] != nil, FlowHolds.word(of: type.name) == nil else {
                return nil
            }
            let made = type.functions.flatMap(OutsideBuilders.made(by:)).compactMap {
                sheet.app.index(of: $0, near: type.file)
            }
            // What bears the name alone is a row of settings elsewhere, or what is shown.
            let folder = sheet.app.files[type.file].folder
            let near = isNamed ? made : made.filter { sheet.app.folder(of: $0) == folder }
            let built = Set(near.compactMap { units[$0] })
            guard built.count == 1, let unit = built.first, type.name.hasPrefix(sheet.units[unit].stem) else {
                return nil
            }
            return unit
        }

        /// The word that says of a builder's name what it is: of a view that belongs to no unit the last two, `DestinationView`, since
        /// each of a unit's is a view.
        func word(_ name: String) -> String {
            let words = CamelWords(name)
            let isView = views.contains(name) && words.count > 2 && words.word(words.count - 1) == "View"
            return isView ? words.dropFirst(words.count - 2) : lastWord(name)
        }
    }

    /// The names of the types that a function makes, or has others make.
    static func made(by function: SourceType.Function) -> [String] {
        function.creates + function.staticCalls.filter(gives).map(\.type)
    }

    /// Returns true if a static function gives the type that it is called on, as far as its name says.
    static func gives(_ call: SourceType.StaticCall) -> Bool {
        givers.contains(where: call.function.hasPrefix) || call.function.contains("Instantiate")
    }

    /// The beginnings of such functions' names.
    private static let givers = [
        "instantiate", "create", "make", "build", "init", "instance", "from", "load", "controllerFrom",
        "storyboardInstance", "newInstance",
    ]

    /// Returns true if a function makes something, as far as its name says.
    static func makes(_ function: String) -> Bool { givers.contains(where: function.hasPrefix) }

    /// Returns true if a function makes the type that it is given, `instantiate(AboutViewController.self)`, or is told how one is
    /// completed that a storyboard makes, as Swinject is.
    static func makesWhatItIsGiven(_ function: String) -> Bool {
        function.hasPrefix("instantiate") || function == "storyboardInitCompleted"
    }
}
