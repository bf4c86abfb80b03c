import Architecture
import Conformance
import SourceModel

/// The types that go to other units where the definition does not say it.
extension UnitReading {
    /// The endings that apps give the names of types that go to other units.
    private static let endings = [
        "Router", "Wireframe", "Navigator", "Coordinator", "Navigation", "Routing", "FlowController", "FlowControlling",
    ]

    static func isCalledGoer(_ name: String) -> Bool {
        let bare = ["Protocol", "Type", "Interface", "Impl"].first(where: name.hasSuffix).map {
            name.dropLast($0.count)
        }
        return endings.contains(where: (bare.map(String.init) ?? name).hasSuffix)
    }

    /// Whom somebody of the unit holds who goes for many units: the router of a module, the coordinator of a flow.
    func sharedGoers() -> [Line] {
        actors.flatMap { actor in
            index.members(of: actor.player.type).compactMap { member -> Line? in
                guard member.fact.kind == .property, let storage = member.fact.storage, let type = member.fact.type,
                    let id = candidates(in: index.resolveHeld(type, in: index.scope(of: member)), member.fact.name)
                        .first
                else { return nil }
                return Line(
                    from: actor, property: member.fact.name, isWeak: storage.ownership == .weak,
                    link: Link(leavesUnit: true), target: id)
            }
        }
    }

    /// Those of a property's types who go for many units: of 'Coordinator & FolderChoosing' the second, where all are the first.
    private func candidates(in types: Resolution, _ property: String) -> [TypeIndex.ID] {
        if case .composition(let parts) = types { return parts.flatMap { candidates(in: $0, property) } }
        guard let id = types.id,
            [index[id].name, property.prefix(1).uppercased() + property.dropFirst()].contains(where: Self.isCalledGoer),
            isOfNoUnit(id), !isOfMany(id),
            index[id].kind == .protocol ? index[id].parts.contains(where: \.isProtocol) : declaration(of: id) != nil
        else { return [] }
        return [id]
    }

    /// Returns true if a type is no part of a unit; a contract that nobody of the unit fulfils is others' work.
    private func isOfNoUnit(_ id: TypeIndex.ID) -> Bool {
        guard let unit = map.players[id]?.unit else { return true }
        guard unit == self.unit, index[id].kind == .protocol else { return false }
        return Set(map.units[unit].types.values.joined()).isDisjoint(with: conformers(of: id))
    }

    /// The type that makes the unit and goes on from there: its own coordinator, or one of several units.
    var maker: TypeIndex.ID? {
        let unit = map.units[unit]
        let own = unit.types.values.joined().filter { id in
            id != owner && declaration(of: id) != nil && index[id].kind == .class && Self.isCalledGoer(index[id].name)
        }
        if let first = own.min(by: { index[$0].qualifiedName < index[$1].qualifiedName }) { return first }
        guard let owner else { return nil }
        // Who makes the unit by itself, or has its builder make it.
        let builders = unit.types.values.joined().filter { id in
            if case .role(let role) = map.players[id]?.part { map.builds(role) } else { false }
        }
        let all = [makers(of: owner, by: [index[owner].name])] + builders.map { makers(of: $0, by: []) }
        for found in all where !found.isEmpty {
            let counts = found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let usual = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.lazy.map(\.key)
            if let first = usual.flatMap(index.types(named:)).first(where: { declaration(of: $0) != nil }) {
                return first
            }
        }
        return nil
    }

    /// The names of those who go and have a type make something, or make one of it.
    private func makers(of id: TypeIndex.ID, by initializers: [String]) -> [String] {
        let name = index[id].name
        let functions = index.members(of: id).filter { $0.fact.kind == .function }.map { "\(name).\($0.fact.name)" }
        return sources(naming: id).filter { !isOfTests(path: $0.path) }.flatMap { source in
            (initializers + functions).flatMap { CreationPlace.all(of: $0, in: [source]) }
                .compactMap(\.typeName).filter(Self.isCalledGoer)
        }
    }

    /// Returns true if actors of a unit's roles tell its opener by closures rather than by delegates.
    func tellsByClosures(_ roles: [String]) -> Bool {
        var (closures, delegates) = (0, 0)
        for actor in map.actors where roles.contains(actor.role) {
            for member in index.members(of: actor.player.type) where member.fact.kind == .property {
                guard let storage = member.fact.storage, !storage.isConstant, let type = member.fact.type else {
                    continue
                }
                if storage.ownership == .weak, member.fact.name.lowercased().hasSuffix("delegate") { delegates += 1 }
                if Self.isClosure(type) { closures += 1 }
            }
        }
        return closures > delegates
    }

    /// Returns true if a contract, or another of its kind, has closures.
    func saysClosures(_ contract: TypeIndex.ID) -> Bool {
        let part = map.players[contract]?.part
        let alike = part == nil ? [] : map.players.values.filter { $0.part == part }.map(\.type)
        return ([contract] + alike).contains { id in
            index.members(of: id).contains {
                $0.fact.kind == .property && $0.fact.type.map(Self.isClosure) ?? false
            }
        }
    }

    /// The one of some types of the unit whose like tell most by closures: the view controller, and not its view model.
    func usualTeller(among types: [TypeIndex.ID]) -> TypeIndex.ID? {
        let counts = types.enumerated().map { place, type -> (count: Int, place: Int, type: TypeIndex.ID) in
            let part = map.players[type]?.part
            let alike = map.actors.filter { $0.player.part == part }
            let closures = alike.flatMap { index.members(of: $0.player.type) }.count { member in
                member.fact.kind == .property && member.fact.storage?.isConstant == false
                    && member.fact.type.map(Self.isClosure) ?? false
            }
            return (closures, place, type)
        }
        return counts.max { ($0.count, $1.place) < ($1.count, $0.place) }?.type
    }

    /// Returns true if a type is handed closures that tell of its events, and no more.
    func hasClosures(_ id: TypeIndex.ID) -> Bool {
        index[id].kind == .struct
            && index.members(of: id).contains { member in
                member.fact.kind == .property && member.fact.storage != nil
                    && member.fact.type.map(Self.isClosure) ?? false
            }
    }

    static func isClosure(_ type: TypeFact) -> Bool {
        var plain = type.unparenthesized
        if case .optional(let inner) = plain { plain = inner }
        return plain.isFunction
    }
}
