import Architecture
import SourceModel

/// Reads what the stored properties of one actor hold.
struct StorageReading {
    private let index: TypeIndex
    private let players: NotedPlayers
    private let actor: TypeIndex.ID

    init(_ index: TypeIndex, _ players: NotedPlayers, actor: TypeIndex.ID) {
        self.index = index
        self.players = players
        self.actor = actor
    }

    /// Returns the references that a property holds.
    ///
    /// - Parameters:
    ///   - member: The property.
    ///   - storage: The property's storage.
    ///   - scope: Where it stands.
    func holds(_ member: MemberFact, _ storage: StorageFact, _ scope: NameScope) -> [Actor.Hold] {
        var holds: [Actor.Hold] = []
        let spot = Actor.Spot(file: scope.file, line: member.line)
        let isOutlet = member.attributes.contains { $0.hasPrefix("@IBOutlet") }
        let own = wrapped(member, scope) ?? storage.ownership
        let isPrivate = member.modifiers.contains { ["private", "fileprivate"].contains($0) }
        func add(_ meaning: Resolution, _ item: HeldTypes.Item, isOptional: Bool) {
            var shared: TypeIndex.ID?
            var target = target(meaning)
            if target == nil, let own = listener(meaning, member.name, item.boxed ?? own) {
                target = .part(own)
                shared = meaning.id
            }
            guard let target else { return }
            // An outlet of a plain UIView is a piece of the screen, whatever it is called.
            if isOutlet, case .outside = target { return }
            holds.append(
                Actor.Hold(
                    property: member.name, spot: spot, ownership: item.boxed ?? own, target: target,
                    shared: shared,
                    isMany: item.isMany,
                    isSetLater: isOptional && !storage.isConstant && !storage.isLazy && storage.initialValue == nil
                        && !isOutlet && !isPrivate && !item.isMany && member.attributes.isEmpty,
                    isBoxed: item.boxed != nil, isClass: isClass(meaning)))
        }
        if let type = member.type {
            for item in HeldTypes(type).items {
                add(index.resolveHeld(item.type, in: scope), item, isOptional: type.isOptional)
            }
            return holds
        }
        // `private let presenter = AboutPresenter()` has no written type.
        guard let value = storage.initialValue else { return holds }
        let place = BodyPlace(body: member.body ?? BodyFact(), scope: scope, isStatic: false)
        let item = HeldTypes.Item(type: .void, boxed: nil, isMany: false)
        if let type = value.type {
            for item in HeldTypes(type).items { add(index.resolveHeld(item.type, in: scope), item, isOptional: false) }
        } else if let path = value.path {
            let found = index.value(of: path, line: member.line, closure: nil, in: place)
            if case .value(let meaning) = found { add(meaning, item, isOptional: false) }
        } else if let call = value.call, place.body.calls.indices.contains(call) {
            let path = PathFact(place.body.calls[call].callee.text + "()")
            let found = index.value(of: path, line: member.line, closure: nil, in: place)
            if case .value(let meaning) = found { add(meaning, item, isOptional: false) }
        }
        return holds
    }

    /// The ownership that a property wrapper gives: one whose code is there as that stores the value, another as its name
    /// says: `@Weak`.
    private func wrapped(_ member: MemberFact, _ scope: NameScope) -> StorageFact.Ownership? {
        for attribute in member.attributes {
            let name = String(attribute.dropFirst().prefix { $0 != "(" && $0 != "<" && $0 != " " })
            let last = name.split(separator: ".").last.map(String.init) ?? name
            let type = TypeFact.named(base: nil, name: last, arguments: [])
            guard let id = index.resolveHeld(type, in: scope).id, index[id].kind != .outside else {
                if last == "Weak" || last.hasPrefix("WeakRef") { return .weak }
                if last == "Unowned" || last.hasPrefix("UnownedRef") { return .unowned }
                continue
            }
            let members = index.members(of: id, .members)
            guard members.contains(where: { $0.fact.name == "wrappedValue" }) else { continue }
            if let found = members.compactMap(\.fact.storage?.ownership).first(where: { $0 != .strong }) {
                return found
            }
        }
        return nil
    }

    private func target(_ meaning: Resolution) -> Actor.Target? {
        switch meaning {
        case .type(let id, _):
            if players[id] != nil { return .part(id) }
            return index[id].kind == .outside ? .outside(index[id].name) : nil
        case .outside(let name, _): return .outside(name)
        default: return nil
        }
    }

    /// The one role of an actor's unit that fulfils a protocol which is no unit's own, where it is held as listeners are:
    /// weakly, or by such a name.
    private func listener(
        _ meaning: Resolution, _ property: String, _ ownership: StorageFact.Ownership
    ) -> TypeIndex.ID? {
        guard let id = meaning.id, index[id].kind == .protocol,
            ownership != .strong || ListenerName.fits(property), let unit = players[actor]?.unit
        else { return nil }
        let own = index.descendants(of: id).filter { heir in
            heir != actor && players[heir]?.isRole == true && players[heir]?.unit == unit
        }
        return own.count == 1 ? own[0] : nil
    }

    /// Returns true if a value of the type is a reference.
    private func isClass(_ meaning: Resolution) -> Bool {
        guard let id = meaning.id else { return true }
        switch index[id].kind {
        case .struct, .enum: return false
        default: return true
        }
    }
}
