import SourceModel

/// Reads which actors a function makes and hands to others alone, so that these have to keep them.
extension ActorReading {
    /// Reads the actors that a member's body makes. One that is returned, captured, or put into something is kept, or may be.
    mutating func readHanded(in member: MemberFact, _ body: BodyFact, _ scope: NameScope) {
        let place = BodyPlace(body: body, parameters: member.parameters, scope: scope, isStatic: member.isStatic)
        for (number, call) in body.calls.enumerated() {
            guard let type = made(call, scope), index[type].kind == .class else { continue }
            var found = RoleMap.HandedActor(type: type, spot: Actor.Spot(file: file, line: call.line))
            if let local = body.locals.first(where: { $0.kind == .declaration && $0.value?.call == number }) {
                let mayReturn = mayReturn(type, member, scope)
                guard local.ownership == .strong, !isKept(local.name, body, mayReturn: mayReturn),
                    let takers = takers(ofLocal: local.name, place)
                else { continue }
                found.takers = takers
                found.calls = body.calls.filter { $0.callee.root == local.name }.map(\.callee.last)
            } else {
                guard let taker = taker(ofCall: number, place) else { continue }
                found.takers = [taker]
            }
            // Who plays no role and starts a flow may be the only one who knows it.
            if !found.takers.isEmpty || actor == nil && !found.calls.isEmpty { result.handed.append(found) }
        }
    }

    /// Returns true if what a member gives back may have an object in it: by its type, it is that, or something that is not known.
    private func mayReturn(_ type: TypeIndex.ID, _ member: MemberFact, _ scope: NameScope) -> Bool {
        guard let result = member.type, member.kind == .function else { return member.kind == .property }
        return result.namedParts.contains { part in
            let id = index.resolveHeld(part, in: scope).id
            guard let id, index[id].kind != .outside else { return part.lastName?.hasPrefix("UI") != true }
            return id == type || index.inherits(type, from: id) != .no
        }
    }

    private func isKept(_ name: String, _ body: BodyFact, mayReturn: Bool) -> Bool {
        body.locals.count(where: { $0.name == name }) > 1
            || body.locals.contains { $0.value?.mayHave(name) ?? false }
            || body.closures.contains { $0.captures.contains { $0.name == name && $0.ownership == .strong } }
            || body.returns.contains { given in
                given.value.path?.text == name
                    || given.value.mayHave(name) && (mayReturn || given.closure != nil)
            }
    }

    /// The objects that a local is handed to; nil where something else may keep it.
    private func takers(ofLocal name: String, _ place: BodyPlace) -> [RoleMap.HandedActor.Taker]? {
        var takers: [RoleMap.HandedActor.Taker] = []
        for call in place.body.calls where !Self.isTracking(call) {
            for argument in call.arguments where argument.value.mayHave(name) {
                guard argument.value.path != nil, let taker = taker(of: argument, call, place) else { return nil }
                takers.append(taker)
            }
        }
        for assignment in place.body.assignments where assignment.value.mayHave(name) {
            guard assignment.value.path != nil, let taker = taker(of: assignment, place) else { return nil }
            takers.append(taker)
        }
        return takers
    }

    /// Tells the runtime's `lifetime.track(router, as: "router")`, which keeps nothing.
    private static func isTracking(_ call: CallFact) -> Bool {
        call.callee.last == "track" && call.callee.names.contains("lifetime") && call.argument("as") != nil
    }

    /// The object to whose initializer a call hands what it makes, `LoginPresenter(router: LoginRouter())`; nil where it goes elsewhere.
    private func taker(ofCall number: Int, _ place: BodyPlace) -> RoleMap.HandedActor.Taker? {
        for call in place.body.calls {
            if let argument = call.arguments.first(where: { $0.value.call == number }) {
                return taker(of: argument, call, place)
            }
        }
        let assignment = place.body.assignments.first { $0.value.call == number }
        return assignment.flatMap { taker(of: $0, place) }
    }

    private func taker(
        of argument: ArgumentFact, _ call: CallFact, _ place: BodyPlace
    ) -> RoleMap.HandedActor.Taker? {
        let label = argument.label ?? "_"
        guard call.arguments.count(where: { $0.label == argument.label }) == 1 else { return nil }
        guard let type = call.creates else {
            let names = call.callee.namesAfterSelf
            guard let around, names.count == 1 || names.count == 2 && ["Self", index[around].name].contains(names[0])
            else { return nil }
            return RoleMap.HandedActor.Taker(type: around, name: label, way: .function(names[names.count - 1]))
        }
        guard let id = index.resolve(type, in: place.scope).id, index[id].kind != .outside else { return nil }
        return RoleMap.HandedActor.Taker(type: id, name: label, way: .initializer)
    }

    /// The object whose property is set; nil of the function's own, and where it is not known.
    private func taker(of assignment: AssignmentFact, _ place: BodyPlace) -> RoleMap.HandedActor.Taker? {
        let target = assignment.target
        guard assignment.operator == "=", target.nameCountAfterSelf > 1, !target.text.hasSuffix("]"),
            case .value(let meaning) = receivers.receiver(
                of: target, line: assignment.line, closure: assignment.closure, in: place),
            let id = meaning.id, index[id].kind != .outside
        else { return nil }
        return RoleMap.HandedActor.Taker(type: id, name: target.last, way: .property)
    }
}

extension ValueFact {
    /// Returns true if a value is what a name stands for, or may have it in it.
    package func mayHave(_ name: String) -> Bool {
        switch form {
        case .path(let path): path.text == name
        case .literal(.array), .literal(.dictionary), .other: true
        default: false
        }
    }
}
