import Architecture
import SourceModel

/// Finds the units that do otherwise than most, and says how.
struct OutlierFinding {
    let sheet: RoleSheet
    let learned: LearnedArchitecture
    let strongCircles: StrongCircles
    let opened: OpenedUnits

    init(sheet: RoleSheet, learned: LearnedArchitecture) {
        self.sheet = sheet
        self.learned = learned
        strongCircles = StrongCircles(sheet)
        opened = OpenedUnits(sheet)
    }

    /// The units with what is otherwise in them, those with most first.
    func outliers() -> [Outlier] {
        var found: [Outlier] = []
        for number in sheet.units.indices {
            var deviations = missing(number)
            deviations += unheld(number) + holds(number) + contracts(number) + places(number) + imports(number)
            deviations += circles(number, besides: deviations)
            // A piece of scenes holds and stands as such.
            if deviations.contains(where: \.isOfScenes), opened.isApart(number) {
                deviations.removeAll(where: \.isOfScenes)
            }
            let allowed = Allowed(sheet, number)
            deviations.removeAll(where: allowed.contains)
            guard !deviations.isEmpty else { continue }
            let unit = sheet.units[number]
            found.append(Outlier(unit: unit.stem, folder: unit.folder, deviations: deviations))
        }
        // Those with what matters most first.
        func rank(_ outlier: Outlier) -> Int { outlier.deviations.map(\.cause.rawValue).min() ?? 0 }
        return found.sorted { left, right in
            (rank(left), right.deviations.count, left.unit) < (rank(right), left.deviations.count, right.unit)
        }
    }

    /// Returns the references that most units with both ends hold, and this one does not.
    private func unheld(_ number: Int) -> [Outlier.Deviation] {
        learned.channels.compactMap { channel in
            guard !channel.leavesUnit, channel.presence.isAlwaysBut, !channel.units.contains(number),
                channel.could.contains(number),
                let from = learned.actor(channel.from), let to = learned.actor(channel.to), !from.name.isOpen,
                !to.name.isOpen, let holder = sheet.types[number][from.name]?.first,
                let held = sheet.types[number][to.name]?.first, !sheet.app.types[held].isValue
            else { return nil }
            let type = sheet.app.types[holder]
            let others = "in \(channel.presence) the \(from.id) holds the \(to.id)"
            let meant = "leave '- \(from.id) -> \(to.id)' out of channels:"
            // Its base may hold it, under the name of a base.
            let isDerived = !sheet.app.ownBases(of: holder).isEmpty
            // What it reaches by a computed property somebody else holds, and a protocol that several fulfil may hide it.
            let seen = Set(sheet.app.ancestors(of: held).filter { isProtocol($0, near: sheet.app.types[held].file) })
                .union([sheet.app.types[held].name])
            let isReached = type.properties.contains { !seen.isDisjoint(with: $0.types) }
            guard !isDerived, !isReached, !isUsed(held, besides: holder), opened.isOpened(number) else { return nil }
            if let property = usualProperty(of: channel, in: type, number) {
                // A property of UIKit's class may hold it, whoever sets that.
                if property.types.contains(where: sheet.app.ancestors(of: held).contains) { return nil }
                // What its parent hands a view is the parent's.
                let isHanded =
                    !sheet.app.isViewController(holder) && sheet.app.isScreen(holder)
                    && !type.functions.contains { $0.creates.contains(where: property.types.contains) }
                // What a function gives it may be its own all the same.
                guard !isHanded, !property.isObserved, let whom = property.types.first else { return nil }
                return .init(
                    text: "\(type.name) holds \(whom) \(hold(of: property)), and not its own "
                        + "\(sheet.app.types[held].name) as \(channel.presence) do",
                    file: sheet.app.files[type.file].path, line: property.line, cause: .unheld, others: others,
                    meant: meant)
            }
            return .init(
                text: "\(type.name) is not seen to hold \(sheet.app.types[held].name), as \(channel.presence) are, "
                    + "and nothing else names that",
                file: sheet.app.files[type.file].path, line: type.line, cause: .unheld, others: others, meant: meant)
        }
    }

    /// Returns true if a name is that of a protocol of the app's own.
    private func isProtocol(_ name: String, near file: Int) -> Bool {
        sheet.app.index(of: name, near: file).map { sheet.app.types[$0].kind == .protocol } ?? false
    }

    /// Returns true if another type than a screen, or than those of its part's own file, names that part: somebody else holds it, makes it
    /// or hands it on. What nobody uses is worth telling.
    private func isUsed(_ held: Int, besides holder: Int) -> Bool {
        let part = sheet.app.types[held]
        let names = Set(
            [part.name] + part.inherits.filter { isProtocol($0, near: part.file) && sheet.app.heirs[$0] == [held] })
        let isNamedByType = sheet.app.types.indices.contains { index in
            let type = sheet.app.types[index]
            return index != holder && type.file != part.file && !type.isPreview && !sheet.app.files[type.file].isTest
                && !names.isDisjoint(
                    with: type.namesUsed + type.baseArguments + type.properties.flatMap(\.arguments))
        }
        // Members are read of scenes and their builders alone; the names that a file writes are known of all.
        let homes = names.flatMap { sheet.app.indices[$0] ?? [] } + [holder]
        let own = Set(homes.map { sheet.app.types[$0].file })
        return isNamedByType
            || sheet.app.files.indices.contains { file in
                !own.contains(file) && !sheet.app.files[file].isTest && !names.isDisjoint(with: sheet.app.names(file))
            }
    }

    /// The property that holds the other end in most units, whatever its type is here.
    private func usualProperty(of channel: LearnedChannel, in type: SourceType, _ number: Int) -> SourceType.Property? {
        guard let usual = channel.property, usual.evidence.isSure else { return nil }
        let name = usual.value.replacingFirst("{unit}", with: sheet.names[number].propertyName)
        return type.properties.first { $0.name == name && $0.isStored && !$0.isStatic }
    }

    /// Returns the way in which a property holds, in words.
    private func hold(of property: SourceType.Property) -> String {
        let hold = "\(property.hold.learned.rawValue)ly"
        return property.isLazy ? "\(hold) in a lazy property" : hold
    }

    private func holds(_ number: Int) -> [Outlier.Deviation] {
        var deviations: [Outlier.Deviation] = []
        var circles: [Set<RoleName>: RoleName] = [:]
        let channels = (learned.channels + learned.rareChannels).filter { !$0.leavesUnit }
            .map { (channel: $0, leadsBack: learned.leadsBack($0)) }
        // A circle is told by the end that leads back, and once.
        for (channel, leadsBack) in channels.filter(\.leadsBack) + channels.filter({ !$0.leadsBack }) {
            guard leadsBack || channel.hold.evidence.isSure && learned.channels.contains(where: channel.hasEnds(of:)),
                let from = learned.actor(channel.from), let to = learned.actor(channel.to)
            else { continue }
            for index in sheet.types[number][from.name] ?? [] {
                let type = sheet.app.types[index]
                for property in type.properties where property.isStored && !property.isStatic {
                    let seen = target(of: property, from: from.name, type, number)?.role
                    let isUsual = property.name == channel.property?.value
                    guard (seen ?? (isUsual ? set(property, of: type, number) : nil)) == to.name else { continue }
                    let isStrong = property.hold == .strong
                    let isBack =
                        (isStrong || channel.hold.value == .strong)
                        && isHeld(index, by: sheet.types[number][to.name] ?? [], number)
                    // Who is kept by what it holds does right to hold it weakly, whatever others do.
                    if isBack, !isStrong { continue }
                    let ends: Set = [from.name, to.name]
                    if isBack, let told = circles[ends], told != from.name { continue }
                    guard let found = deviation(of: property, in: type, along: channel, isBack: isBack, leadsBack)
                    else { continue }
                    if isBack { circles[ends] = from.name }
                    deviations.append(found)
                }
            }
        }
        return deviations
    }

    /// Returns the deviation of a property that holds otherwise than others along a channel do. Whoever is held back for good is never
    /// released, be that usual; another hold is worth telling where nearly nobody has it.
    private func deviation(
        of property: SourceType.Property, in type: SourceType, along channel: LearnedChannel, isBack: Bool,
        _ leadsBack: Bool
    ) -> Outlier.Deviation? {
        let usual = channel.hold
        // A view that is shown is kept by the one that it is in.
        let isShownView =
            property.hold == .weak
            && property.types.contains { name in
                sheet.app.index(of: name, near: type.file).map {
                    sheet.app.isShown($0) && !sheet.app.isViewController($0)
                }
                    ?? (InterfaceNames.isOfUIKit(name) && name.hasSuffix("View"))
            }
        // Where others are sure that it is there, one that is not does no harm. The storyboard that sets an outlet keeps its object.
        let isSafer = property.hold == .weak && usual.value == .unowned
        let isOther =
            !isSafer && !property.isOutlet && usual.evidence.isSure && property.hold.learned != usual.value
            && usual.value != .viewHierarchy
            && !isShownView
        guard isOther && (isBack || usual.evidence.isAlwaysBut) || leadsBack && isBack else { return nil }
        let (from, to) = (channel.from, channel.to)
        let others =
            isOther
            ? "in \(usual.evidence) the \(from) holds the \(to) \(usual.value.rawValue)ly"
            : usual.value == .strong && usual.evidence.isSure
                ? "in \(usual.evidence) the \(from) holds the \(to) strongly, which is a retain cycle: the \(to) keeps it"
                : "the \(to) keeps the \(from), which has to hold it weakly"
        let contrast =
            isOther
            ? ", not \(usual.value.rawValue)ly as \(usual.evidence)" : ", and is kept by it: neither is ever released"
        return .init(
            text: "\(type.name) holds \(property.name) \(hold(of: property))\(contrast)",
            file: sheet.app.files[type.file].path, line: property.line,
            cause: isBack ? .keepsAlive : .heldOtherwise, others: others,
            meant: "// scaena:ignore hold: why, behind the property")
    }

    /// Returns true if types of a unit hold one of it strongly, themselves or over others of the unit. Who holds a container of
    /// UIKit's holds the screens in it.
    private func isHeld(_ held: Int, by holders: [Int], _ number: Int) -> Bool {
        let own = sheet.types[number].values.joined()
        var seen: Set<Int> = []
        var next = holders
        while let holder = next.popLast() {
            guard seen.insert(holder).inserted else { continue }
            let file = sheet.app.types[holder].file
            let properties = sheet.app.inheritedProperties(of: holder).filter {
                $0.isStored && !$0.isStatic && $0.hold == .strong
            }
            for name in properties.flatMap(\.types) + sheet.app.keptByBase(of: holder) {
                if name.hasPrefix("UI"), name.hasSuffix("Controller") { next += own.filter(sheet.app.isViewController) }
                guard let index = sheet.app.index(of: name, near: file) else { continue }
                next.append(index)
                guard sheet.app.types[index].kind == .protocol else { continue }
                next += own.filter { sheet.app.types[$0].inherits.contains(name) }
            }
            if next.contains(held) { return true }
        }
        return false
    }

    private func contracts(_ number: Int) -> [Outlier.Deviation] {
        var deviations: [Outlier.Deviation] = []
        for channel in learned.channels where !channel.leavesUnit {
            guard let through = channel.through, through.evidence.isAlwaysBut, let from = learned.actor(channel.from),
                let to = learned.actor(channel.to)
            else { continue }
            for index in sheet.types[number][from.name] ?? [] {
                let type = sheet.app.types[index]
                for property in type.properties where property.isStored && !property.isStatic {
                    let isDirect = property.types.contains { name in
                        guard let place = sheet.place(of: name, from: type.file) else { return false }
                        return place.unit == number && place.role == to.name
                    }
                    guard isDirect else { continue }
                    deviations.append(
                        .init(
                            text: "\(type.name) sees \(property.types.first ?? "") itself, not a protocol as "
                                + "\(through.evidence)",
                            file: sheet.app.files[type.file].path, line: property.line, cause: .seesType,
                            others: "in \(through.evidence) the \(from.id) sees the \(to.id) as \(through.value)",
                            meant: "// scaena:ignore contract: why, behind the property"))
                }
            }
        }
        return deviations
    }

    /// The part of a unit that its own types set a property to whose type says less: `coordinator.router = viewController`.
    private func set(_ property: SourceType.Property, of type: SourceType, _ number: Int) -> RoleName? {
        for index in sheet.types[number].values.joined().sorted() {
            let maker = sheet.app.types[index]
            for wiring in maker.functions.flatMap(\.wirings)
            where wiring.holder == type.name && wiring.member == property.name {
                guard let value = sheet.place(of: wiring.value, from: maker.file), value.unit == number else {
                    continue
                }
                return value.role
            }
        }
        return nil
    }

    private func target(
        of property: SourceType.Property, from role: RoleName, _ type: SourceType, _ number: Int
    ) -> (role: RoleName, through: RoleName?)? {
        for name in property.types {
            guard let place = sheet.place(of: name, from: type.file), let entry = sheet.entry(place.role) else {
                if let own = sheet.fulfiller(of: name, property, from: role, number, file: type.file) {
                    return (own, nil)
                }
                continue
            }
            guard place.unit == number else { continue }
            if entry.kind == .role { return (place.role, nil) }
            if entry.kind == .contract {
                // In one unit somebody else may fulfil what in others a part does.
                let implementer = learned.roles.first { role in
                    role.implements.contains { $0.value == entry.id }
                        && (sheet.types[number][role.name] ?? []).contains {
                            sheet.app.ancestors(of: $0).contains(name)
                        }
                }
                if let implementer { return (implementer.name, place.role) }
            }
        }
        return nil
    }
}

/// The deviations that comments in the files of a unit declare as meant: `// scaena:ignore hold: why`.
private struct Allowed {
    private var comments: [String: [SourceType.Directive]] = [:]

    init(_ sheet: RoleSheet, _ unit: Int) {
        for index in sheet.types[unit].values.joined() {
            let type = sheet.app.types[index]
            if !type.directives.isEmpty { comments[sheet.app.files[type.file].path] = type.directives }
        }
    }

    /// Returns true if a comment is on the deviation's line or the one above, or for the file.
    func contains(_ deviation: Outlier.Deviation) -> Bool {
        guard let file = deviation.file, let found = comments[file], let line = deviation.line else { return false }
        return found.contains { comment in
            guard comment.rules.contains(deviation.cause.rule) else { return false }
            return comment.isOfFile || comment.line == line || comment.line + 1 == line
        }
    }
}

extension Outlier.Deviation {
    /// True if only a scene that is made as the others are can be otherwise than these.
    fileprivate var isOfScenes: Bool { cause == .unheld || cause == .place }
}

extension Outlier.Cause {
    /// The rule of a check that looks for the same.
    fileprivate var rule: String {
        switch self {
        case .keepsAlive, .heldOtherwise: "hold"
        case .missing, .name, .place: "unit"
        case .unheld: "channel"
        case .seesType: "contract"
        case .imports: "imports"
        }
    }
}
