import SourceModel

/// The references that base classes store for an actor.
extension RoleMap {
    /// A reference that a base class stores, as one of its heirs has it.
    package struct InheritedHold: Sendable {
        /// The base class.
        package var base: TypeIndex.ID
        package var hold: Actor.Hold
        /// The type parameter of the base that the held type is; nil where it is written there.
        package var parameter: String?
    }

    /// The references that an actor has by its base classes, with its own types in the place of their parameters.
    package func inheritedHolds(of actor: Actor) -> [InheritedHold] {
        var found: [InheritedHold] = []
        var values: [String: TypeFact] = [:]
        var (type, seen) = (actor.player.type, Set([actor.player.type]))
        let reading = StorageReading(
            index, NotedPlayers(players: players, index: index), actor: actor.player.type)
        while let (base, arguments) = superclass(of: type), seen.insert(base).inserted {
            let given = arguments.map { $0.replacingNames(values) }
            values = Dictionary(zip(index[base].generics, given)) { first, _ in first }
            for member in index.members(of: base, .members) where member.fact.kind == .property {
                guard !member.fact.isStatic, let storage = member.fact.storage else { continue }
                var fact = member.fact
                fact.type = fact.type?.replacingNames(values)
                let parameter = member.fact.type?.heldType.lastName.flatMap { values[$0] == nil ? nil : $0 }
                found += reading.holds(fact, storage, index.scope(of: member)).map {
                    InheritedHold(base: base, hold: $0, parameter: parameter)
                }
            }
            type = base
        }
        return found
    }

    /// The class of the sources that a class inherits from, with the arguments for its parameters.
    private func superclass(of type: TypeIndex.ID) -> (TypeIndex.ID, [TypeFact])? {
        guard index[type].kind == .class else { return nil }
        return index[type].parents.lazy.compactMap { parent in
            guard case .type(let id, let arguments) = parent.meaning, index[id].kind == .class else { return nil }
            return (id, arguments)
        }.first
    }
}
