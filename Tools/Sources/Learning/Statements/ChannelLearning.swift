import Architecture

/// Counts who holds whom, through what, under which name, and what is said.
struct ChannelLearning {
    let sheet: RoleSheet
    /// The ids of the roles that implement a contract, by the contract's name.
    let implementers: [RoleName: [RoleName]]
    private let pieces: [Int: [SourceType]]

    init(sheet: RoleSheet, implementers: [RoleName: [RoleName]]) {
        self.sheet = sheet
        self.implementers = implementers
        pieces = sheet.app.pieces
    }

    struct Ends: Hashable {
        var from: RoleName
        var to: RoleName
        var leavesUnit: Bool
        /// True if another unit's class is held by its own name: a child's, which not every unit has.
        var isChild = false
    }

    /// The ends of a channel, and the contract between them.
    typealias End = (ends: Ends, contract: RoleName?)

    /// The share of the units which could have a channel that make it usual: not every unit goes on to others.
    private static func usual(leavesUnit: Bool) -> Double { leavesUnit ? 0.1 : 0.34 }
    /// The same for one that some units may have: what fewer do breaks what the others keep to.
    private static let rare = 0.06

    /// The channels that at least a third of the units have which could, and those that some have.
    func channels() -> (usual: [LearnedChannel], rare: [LearnedChannel]) {
        var found: [Ends: Found] = [:]
        for unit in sheet.types.indices {
            for (role, types) in sheet.types[unit].sorted(by: { $0.key < $1.key })
            where sheet.entry(role)?.kind == .role {
                for type in types {
                    // A property that holds what becomes the view, too, says how it is held.
                    read(sheet.app.types[type], role, unit, &found)
                    if sheet.app.isViewController(type) { readViews(sheet.app.types[type], role, unit, &found) }
                }
            }
        }
        readWirings(&found)
        var channels: [LearnedChannel] = []
        var rare: [LearnedChannel] = []
        for (ends, found) in found {
            guard let from = sheet.entry(ends.from), let to = sheet.entry(ends.to) else { continue }
            guard !found.isShared(by: ends.isChild ? 3 : 2), let hold = found.holds.most,
                let kind = Hold(rawValue: hold.value)
            else { continue }
            // Where nearly all talk through a contract, a unit without it has nothing to say.
            let through = found.through.most.flatMap { $0.evidence.isSure ? sheet.name(of: $0.value) : nil }
            var could = Set(
                sheet.types.indices.filter { number in
                    let unit = sheet.types[number]
                    return unit[ends.from] != nil && (ends.leavesUnit || unit[ends.to] != nil)
                        && (ends.leavesUnit || through.map { unit[$0] != nil } ?? true)
                })
            could.formUnion(found.units)
            let presence = Evidence(found.units.count, of: could.count)
            guard presence.share >= Self.rare, presence.count > 1 else { continue }
            var channel = LearnedChannel(
                from: from.id, to: to.id, leavesUnit: ends.leavesUnit, presence: presence,
                hold: Learned(kind, hold.evidence))
            if let most = found.through.most, !most.value.isEmpty, most.evidence.share > 0.5 { channel.through = most }
            // What one scene of several calls it is that one's word.
            if let most = found.properties.most, !most.value.isEmpty, most.evidence.share >= 0.5,
                most.evidence.count > 1 || most.evidence.total == 1
            {
                channel.property = most
            }
            channel.says = VerbLearning.forms(
                of: found.messages.sorted { $0.key < $1.key }.map { (sheet.names[$0.key], $0.value) })
            channel.carries = carried(found.contracts)
            channel.units = found.units
            channel.could = could
            channel.isCalled = found.isCalled
            if !ends.isChild, presence.share >= Self.usual(leavesUnit: ends.leavesUnit) {
                channels.append(channel)
            } else {
                rare.append(channel)
            }
        }
        return (sorted(channels), sorted(rare))
    }

    private func sorted(_ channels: [LearnedChannel]) -> [LearnedChannel] {
        channels.sorted { left, right in
            (order(left.from), left.leavesUnit ? 1 : 0, order(left.to))
                < (order(right.from), right.leavesUnit ? 1 : 0, order(right.to))
        }
    }

    private func order(_ id: String) -> Int { sheet.entries.firstIndex { $0.id == id } ?? 0 }

    /// Reads what becomes a controller's view: it is its view, whoever else holds it.
    private func readViews(_ type: SourceType, _ role: RoleName, _ unit: Int, _ found: inout [Ends: Found]) {
        for placement in type.functions.flatMap(\.placements) where placement.member == "view" {
            guard let place = sheet.place(of: placement.type, from: type.file), place.unit == unit, place.role != role,
                sheet.entry(place.role)?.kind == .role
            else { continue }
            let ends = Ends(from: role, to: place.role, leavesUnit: false)
            guard found[ends]?.units.contains(unit) != true else { continue }
            found[ends, default: Found()].units.insert(unit)
            found[ends]?.holds.add(Hold.viewHierarchy.rawValue)
            found[ends]?.through.add("")
            found[ends]?.properties.add("")
        }
    }

    private func read(_ type: SourceType, _ role: RoleName, _ unit: Int, _ found: inout [Ends: Found]) {
        var held: [String: End] = [:]
        for property in type.properties where property.isStored && !property.isStatic {
            noteInside(property, of: type, role, unit, &found)
            guard let end = end(of: property, from: role, unit, file: type.file) else { continue }
            held[property.name] = end
            note(property, end.ends, end.contract, unit, &found)
            guard end.ends.isChild else { continue }
            for target in property.types.compactMap({ sheet.app.index(of: $0, near: type.file) }) {
                found[end.ends, default: Found()].targets[target, default: []].insert(unit)
            }
        }
        for (property, end) in inherited(by: type, role, unit) where held[property.name] == nil {
            held[property.name] = end
            note(property, end.ends, end.contract, unit, &found)
        }
        for piece in type.inherits.contains("View") ? pieces[type.file] ?? [] : [] {
            for property in piece.properties where property.isStored && !property.isStatic {
                guard let end = end(of: property, from: role, unit, file: type.file), !end.ends.leavesUnit else {
                    continue
                }
                note(property, end.ends, end.contract, unit, &found)
            }
        }
        for function in type.functions {
            for call in function.memberCalls {
                guard let end = held[call.member],
                    declared(end.contract ?? end.ends.to, unit).contains(call.function)
                        || comesFromLibrary(call.function, end, unit)
                else { continue }
                found[end.ends]?.messages[unit, default: []].insert(call.function)
                found[end.ends]?.isCalled = true
            }
            readStatic(function, type, role, unit, &found)
        }
    }

    /// Notes what a property holds by what it keeps itself: each part that a container is made for, and each in a value of the type's own.
    private func noteInside(
        _ property: SourceType.Property, of type: SourceType, _ role: RoleName, _ unit: Int,
        _ found: inout [Ends: Found]
    ) {
        for inside in sheet.app.inside(property, of: type) {
            guard let end = end(of: inside, from: role, unit, file: type.file), !end.ends.leavesUnit else { continue }
            note(inside, end.ends, end.contract, unit, &found)
        }
    }

    /// Returns the names that the types of a role declare, those of their ancestors among them: a call of another
    /// name is no message to the role, as the layout of a view.
    private func declared(_ role: RoleName, _ unit: Int) -> Set<String> {
        var names: Set<String> = []
        for index in sheet.types[unit][role] ?? [] {
            let file = sheet.app.types[index].file
            let parents = sheet.app.ancestors(of: index).compactMap { sheet.app.index(of: $0, near: file) }
            for type in [index] + parents {
                for function in sheet.app.types[type].functions { names.insert(function.name) }
                for property in sheet.app.types[type].properties { names.insert(property.name) }
            }
        }
        return names
    }

    /// Returns true if a message is one that a protocol of a library demands, which the contract refines: what the role
    /// itself does for it tells so.
    private func comesFromLibrary(_ function: String, _ end: End, _ unit: Int) -> Bool {
        guard let contract = end.contract else { return false }
        let refines = (sheet.types[unit][contract] ?? []).contains { index in
            sheet.app.ancestors(of: index).contains { sheet.app.indices[$0] == nil && !Self.silent.contains($0) }
        }
        return refines && declared(end.ends.to, unit).contains(function)
    }

    /// Protocols of Swift's own that demand no function.
    private static let silent: Set = ["AnyObject", "class", "Sendable", "NSObjectProtocol", "SendableMetatype"]

    private func readStatic(
        _ function: SourceType.Function, _ type: SourceType, _ role: RoleName, _ unit: Int, _ found: inout [Ends: Found]
    ) {
        for call in function.staticCalls {
            guard let place = sheet.place(of: call.type, from: type.file), place.unit != unit,
                sheet.entry(place.role)?.kind == .role
            else { continue }
            let ends = Ends(from: role, to: place.role, leavesUnit: true)
            if let target = sheet.app.index(of: call.type, near: type.file) {
                found[ends, default: Found()].targets[target, default: []].insert(unit)
            }
            if found[ends]?.units.contains(unit) != true {
                found[ends, default: Found()].units.insert(unit)
                found[ends]?.holds.add(Hold.static.rawValue)
                found[ends]?.through.add("")
                found[ends]?.properties.add("")
            }
            found[ends]?.messages[unit, default: []].insert(call.function)
        }
    }

    /// Reads the properties that are set from outside: they tell the held type where a property's own type says less:
    /// `weak var from: UIViewController?`.
    private func readWirings(_ found: inout [Ends: Found]) {
        for (unit, byRole) in sheet.types.enumerated() {
            for index in byRole.values.joined().sorted() {
                let type = sheet.app.types[index]
                for wiring in type.functions.flatMap(\.wirings) {
                    guard let holder = sheet.place(of: wiring.holder, from: type.file), holder.unit == unit,
                        let value = sheet.place(of: wiring.value, from: type.file), value.unit == unit,
                        holder.role != value.role, sheet.entry(holder.role)?.kind == .role,
                        sheet.entry(value.role)?.kind == .role,
                        let owner = sheet.app.index(of: wiring.holder, near: type.file),
                        let property = sheet.app.types[owner].properties.first(where: { $0.name == wiring.member }),
                        property.isStored,
                        end(of: property, from: holder.role, unit, file: sheet.app.types[owner].file) == nil
                    else { continue }
                    note(property, Ends(from: holder.role, to: value.role, leavesUnit: false), nil, unit, &found)
                }
            }
        }
    }

    private func note(
        _ property: SourceType.Property, _ ends: Ends, _ contract: RoleName?, _ unit: Int, _ found: inout [Ends: Found]
    ) {
        let mark = property.name.prefix { $0 == "_" }
        let plain = property.name.dropFirst(mark.count)
        let own = sheet.names[unit].propertyName
        let isNamed = plain.hasPrefix(own) && plain.count > own.count
        let counts = found[ends, default: Found()].note(
            property.hold.learned, through: contract.flatMap { sheet.entry($0)?.id } ?? "",
            property: isNamed ? mark + "{unit}" + plain.dropFirst(own.count) : property.name, in: unit,
            leaving: ends.leavesUnit)
        guard counts, let contract else { return }
        // What it demands nobody may ever say: messages are counted where they are called.
        found[ends]?.contracts[unit, default: []].insert(contract)
    }

    /// Whom a property holds: a role of the same unit, or one of another that listens to this one.
    func end(
        of property: SourceType.Property, from role: RoleName, _ unit: Int, file: Int
    ) -> End? {
        for name in property.types {
            guard let place = sheet.place(of: name, from: file), let entry = sheet.entry(place.role) else {
                if let own = sheet.fulfiller(of: name, property, from: role, unit, file: file) {
                    return (Ends(from: role, to: own, leavesUnit: false), nil)
                }
                if leads(property, of: role, unit, byName: name) {
                    return (Ends(from: role, to: role, leavesUnit: true), nil)
                }
                if let child = child(name, file: file) {
                    return (Ends(from: role, to: child, leavesUnit: true, isChild: true), nil)
                }
                continue
            }
            if place.unit != unit, entry.kind == .role {
                return (Ends(from: role, to: place.role, leavesUnit: true, isChild: true), nil)
            }
            guard place.unit == unit, place.role != role else { continue }
            switch entry.kind {
            case .role: return (Ends(from: role, to: place.role, leavesUnit: false), nil)
            case .contract:
                if let own = implementers[place.role]?.first(where: { sheet.types[unit][$0] != nil && $0 != role }) {
                    return (Ends(from: role, to: own, leavesUnit: false), place.role)
                }
                if let other = listener(of: name, file: file, than: unit) {
                    return (Ends(from: role, to: other, leavesUnit: true), place.role)
                }
            case .data: continue
            }
        }
        return screen(of: property, from: role, unit).map { (Ends(from: role, to: $0, leavesUnit: false), nil) }
    }

    /// The unit's screen, where a property has its name and refers back to it by the system's class alone: `weak var viewController:
    /// UIViewController?`.
    private func screen(of property: SourceType.Property, from role: RoleName, _ unit: Int) -> RoleName? {
        guard property.types == ["UIViewController"] else { return nil }
        if property.hold == .strong { return screen(keptIn: property, of: role, unit) }
        guard let name = sheet.name(of: property.name), name != role, let types = sheet.types[unit][name]
        else { return nil }
        return types.allSatisfy(sheet.app.isViewController) ? name : nil
    }

    /// The unit's screen, where its container keeps it as the system's class: a static function makes the screen and the container of it.
    private func screen(keptIn property: SourceType.Property, of role: RoleName, _ unit: Int) -> RoleName? {
        guard Self.screenNames.contains(property.name) else { return nil }
        let screens = sheet.types[unit].filter { $0.value.contains(where: sheet.app.isViewController) }
        guard screens.count == 1, let (name, types) = screens.first, name != role else { return nil }
        let made = Set(types.map { sheet.app.types[$0].name })
        return (sheet.types[unit][role] ?? []).map { sheet.app.types[$0] }.contains { type in
            type.functions.contains {
                $0.isStatic && $0.creates.contains(type.name) && !made.isDisjoint(with: $0.creates)
            }
        } ? name : nil
    }

    /// The names by which containers keep their screens.
    private static let screenNames: Set = ["viewController", "controller", "view", "screen"]

    /// The role of a class of the app's that belongs to no unit here and leads to some, by its name: a view or a service that is called
    /// as those of units are is no other unit's.
    private func child(_ name: String, file: Int) -> RoleName? {
        guard let index = sheet.app.index(of: name, near: file), sheet.app.types[index].kind == .class,
            sheet.places[index] == nil, OutsideBuilders.isNamed(sheet.app.types[index])
        else { return nil }
        return sheet.role(named: name)
    }

    /// Returns true if who leads keeps others who lead in a list, by what all of them are: `var children: [Coordinator]`.
    func leads(_ property: SourceType.Property, of role: RoleName, _ unit: Int, byName name: String) -> Bool {
        guard property.isMany, property.hold == .strong, FlowHolds.isFlow(role.suffix) else { return false }
        return (sheet.types[unit][role] ?? []).contains { sheet.app.ancestors(of: $0).contains(name) }
    }

    /// The role of another unit that implements a contract of this one.
    private func listener(of contract: String, file: Int, than unit: Int) -> RoleName? {
        guard let index = sheet.app.index(of: contract, near: file) else { return nil }
        return sheet.outsiders[index]
    }

    /// The data kinds that stand in the contracts' functions.
    private func carried(_ contracts: [Int: Set<RoleName>]) -> [Learned<String>] {
        var counts: [String: Int] = [:]
        for (unit, roles) in contracts {
            var ids: Set<String> = []
            for type in roles.flatMap({ sheet.types[unit][$0] ?? [] }) {
                let type = sheet.app.types[type]
                for name in type.functions.flatMap(\.parameters) {
                    if let place = sheet.place(of: name, from: type.file), place.unit == unit,
                        let entry = sheet.entry(place.role), entry.kind == .data
                    {
                        ids.insert(entry.id)
                    }
                }
            }
            for id in ids { counts[id, default: 0] += 1 }
        }
        return counts.filter { $0.value * 5 >= contracts.count && $0.value > 1 }
            .map { Learned($0.key, Evidence($0.value, of: contracts.count)) }
            .sorted { ($1.evidence.count, $0.value) < ($0.evidence.count, $1.value) }
    }
}

extension SourceType.Ownership {
    var learned: Hold {
        switch self {
        case .strong: .strong
        case .weak: .weak
        case .unowned: .unowned
        }
    }
}
