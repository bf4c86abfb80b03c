import SourceModel

/// Reads who may keep something in a box of the app's own, so that its property's type does not say how.
extension ActorReading {
    /// Returns true if a property may be such a box, or set another property to what it is given.
    func mayBox(_ member: MemberFact, _ scope: NameScope) -> Bool {
        guard let storage = member.storage else {
            return member.body?.assignments.contains { BoxReading.isOfSetter($0) } ?? false
        }
        guard storage.ownership == .strong, let type = member.type else { return false }
        return HeldTypes(type).items.contains { item in
            guard item.boxed == nil, let id = index.resolveHeld(item.type, in: scope).id, players[id] == nil,
                [.struct, .class].contains(index[id].kind)
            else { return false }
            let arguments = item.type.heldType.namedParts.dropFirst()
            return index[id].file == file || Self.boxes.contains(where: index[id].name.hasSuffix)
                || arguments.contains { index.resolveHeld($0, in: scope).id.map { players[$0] != nil } ?? false }
        }
    }

    /// The last words of names of boxes.
    private static let boxes = ["Box", "Ref", "Reference", "Holder", "Wrapper", "Container"]
}

/// Reads what the boxes of one actor keep.
struct BoxReading {
    let map: RoleMap
    let actor: Actor

    /// Tells `store = newValue`.
    static func isOfSetter(_ assignment: AssignmentFact) -> Bool {
        assignment.operator == "=" && assignment.value.path?.text == "newValue"
            && assignment.target.nameCountAfterSelf == 1
    }

    /// The references that an actor's properties keep in boxes, or behind computed properties.
    func holds() -> [RoleMap.BoxedHold] {
        let members = map.index.members(of: actor.player.type)
        return members.flatMap { member -> [RoleMap.BoxedHold] in
            guard member.fact.kind == .property, !member.fact.isStatic else { return [] }
            guard let storage = member.fact.storage else { return stored(by: member, members) }
            guard storage.ownership == .strong, member.fact.attributes.isEmpty, let type = member.fact.type else {
                return []
            }
            return boxed(in: type, map.index.scope(of: member), depth: 0).map { found in
                var found = found
                (found.hold.property, found.hold.isBoxed) = (member.fact.name, true)
                found.hold.spot = Actor.Spot(file: member.part.file, line: member.fact.line)
                return found
            }
        }
    }

    /// Boxes in boxes end here.
    private static let depthLimit = 3
    /// A box has as many stored properties at most: what has more is no box.
    private static let fewProperties = 2

    /// The references that the boxes in a type keep.
    private func boxed(in type: TypeFact, _ scope: NameScope, depth: Int) -> [RoleMap.BoxedHold] {
        guard depth < Self.depthLimit else { return [] }
        let index = map.index
        return HeldTypes(type).items.flatMap { item -> [RoleMap.BoxedHold] in
            guard !Self.isWeak(item), case .type(let id, let arguments) = index.resolveHeld(item.type, in: scope),
                map.players[id] == nil, [.struct, .class].contains(index[id].kind), id != actor.player.type
            else { return [] }
            let values = Dictionary(zip(index[id].generics, arguments)) { first, _ in first }
            let stored = index.members(of: id, .members).filter {
                $0.fact.kind == .property && !$0.fact.isStatic && $0.fact.storage != nil
            }
            guard stored.count <= Self.fewProperties else { return [] }
            return stored.flatMap { member -> [RoleMap.BoxedHold] in
                guard let storage = member.fact.storage, storage.ownership == .strong,
                    let written = member.fact.type
                else { return [] }
                var fact = member.fact
                fact.type = written.replacingNames(values)
                // What stands for a parameter is written where the box is.
                let inner = fact.type == written ? index.scope(of: member) : scope
                let own = reading.holds(fact, storage, inner).map {
                    RoleMap.BoxedHold(box: id, member: member, isParameter: fact.type != written, hold: $0)
                }
                return own + boxed(in: fact.type ?? written, inner, depth: depth + 1)
            }
        }
    }

    /// Tells what a box keeps that holds weakly by its name, and that box.
    private static func isWeak(_ item: HeldTypes.Item) -> Bool {
        let keeping = item.type.heldType.lastName.flatMap { GenericKeeping($0) }
        return item.boxed != nil || keeping == .weak || keeping == .unowned
    }

    private var reading: StorageReading {
        StorageReading(map.index, NotedPlayers(players: map.players, index: map.index), actor: actor.player.type)
    }

    /// The references that a computed property keeps in a stored one, whose own type does not tell what it is.
    private func stored(by property: IndexedMember, _ members: [IndexedMember]) -> [RoleMap.BoxedHold] {
        let names = (property.fact.body?.assignments ?? []).filter(Self.isOfSetter).map(\.target.last)
        return names.flatMap { name -> [RoleMap.BoxedHold] in
            guard let store = members.first(where: { $0.fact.name == name }), let storage = store.fact.storage,
                storage.ownership == .strong, property.fact.type != nil
            else { return [] }
            let scope = map.index.scope(of: store)
            // What is told by its own type is judged by that.
            let isKnown = reading.holds(store.fact, storage, scope).contains { map.channel(of: $0, in: actor) != nil }
            if isKnown { return [] }
            var fact = store.fact
            fact.type = property.fact.type
            return reading.holds(fact, storage, map.index.scope(of: property)).map { hold in
                var hold = hold
                hold.spot = Actor.Spot(file: store.part.file, line: store.fact.line)
                return RoleMap.BoxedHold(box: nil, member: property, isParameter: false, hold: hold)
            }
        }
    }
}

extension RoleMap {
    /// A reference that an actor keeps where the type of its property does not say so.
    package struct BoxedHold: Sendable {
        /// The type of the box; nil where a computed property keeps it in a stored one.
        package var box: TypeIndex.ID?
        /// The property of the box, or the computed one.
        package var member: IndexedMember
        /// True if the property of the box is of the type that a type parameter stands for.
        package var isParameter: Bool
        /// The reference, under the name and at the place of the actor's stored property.
        package var hold: Actor.Hold
    }

    /// The references that an actor keeps in boxes, or behind computed properties.
    package func boxedHolds(of actor: Actor) -> [BoxedHold] {
        actor.mayBox ? BoxReading(map: self, actor: actor).holds() : []
    }
}
