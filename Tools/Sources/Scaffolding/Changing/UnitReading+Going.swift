import Architecture
import Conformance
import SourceModel

/// The types that go to other units where the definition does not say it.
extension UnitReading {
    /// The endings that apps give the names of types that go to other units.
    private static let endings = ["Router", "Wireframe", "Navigator", "Coordinator", "Navigation", "Routing"]

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
            map.players[id]?.unit == nil, !isOfMany(id),
            index[id].kind == .protocol ? index[id].parts.contains(where: \.isProtocol) : declaration(of: id) != nil
        else { return [] }
        return [id]
    }

    /// The type that makes the unit and goes on from there: its own coordinator, or one of several units.
    var maker: TypeIndex.ID? {
        let unit = map.units[unit]
        let own = unit.types.values.joined().filter { id in
            id != owner && declaration(of: id) != nil && index[id].kind == .class && Self.isCalledGoer(index[id].name)
        }
        if let first = own.min(by: { index[$0].qualifiedName < index[$1].qualifiedName }) { return first }
        guard let owner else { return nil }
        let makers = CreationPlace.all(of: index[owner].name, in: sources(naming: owner))
            .filter { !isOfTests(path: $0.source.path) }.compactMap(\.typeName).filter(Self.isCalledGoer)
        return makers.sorted().lazy.flatMap(index.types(named:)).first { declaration(of: $0) != nil }
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

    /// Returns true if a type is handed closures that tell of its events, and no more.
    func hasClosures(_ id: TypeIndex.ID) -> Bool {
        index[id].kind == .struct
            && index.members(of: id).contains { member in
                member.fact.kind == .property && member.fact.storage != nil
                    && member.fact.type.map(Self.isClosure) ?? false
            }
    }

    private static func isClosure(_ type: TypeFact) -> Bool {
        var plain = type.unparenthesized
        if case .optional(let inner) = plain { plain = inner }
        return plain.isFunction
    }
}
