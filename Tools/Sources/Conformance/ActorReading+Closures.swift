import SourceModel

/// Reads by which closures and objects an actor may be kept.
extension ActorReading {
    /// Reads the closures that a body sets, and where the actor itself is set.
    mutating func readClosures(_ body: BodyFact) {
        guard let holder = actor ?? around else { return }
        for assignment in body.assignments where assignment.operator == "=" && assignment.closure == nil {
            let names = assignment.target.namesAfterSelf
            let isSelf = assignment.value.path?.text == "self"
            // Of who plays no role, circles of objects alone are asked for.
            if names.count <= 1, let property = names.last, let call = assignment.value.call {
                readHanded(body.calls[call], to: property, holder)
            }
            guard isSelf && names.count == 2 || actor != nil && Self.keepsSelf(assignment.value, body),
                names.count <= 2,
                let property = names.last, !property.isEmpty
            else { continue }
            var owner = names.count == 2 ? names[0] : nil
            // `let child = Child(); child.finished = { … }; self.child = child`: what keeps the local keeps the closure.
            if let local = owner, body.locals.contains(where: { $0.name == local }) {
                guard let keeper = Self.keeper(of: local, body) else { continue }
                owner = keeper
            }
            result.closures[holder, default: []].append(
                Actor.StoredClosure(
                    owner: owner, property: property, spot: Actor.Spot(file: file, line: assignment.line),
                    isSelf: isSelf))
        }
    }

    /// Returns true if a value is a closure that holds `self` strongly.
    private static func keepsSelf(_ value: ValueFact, _ body: BodyFact) -> Bool {
        guard case .closure(let number) = value.form, body.closures.indices.contains(number) else { return false }
        return body.closures[number].captures.contains { $0.name == "self" && $0.ownership == .strong }
    }

    /// The property that a local is put into.
    private static func keeper(of local: String, _ body: BodyFact) -> String? {
        for assignment in body.assignments where assignment.value.path?.text == local {
            let names = assignment.target.namesAfterSelf
            if names.count == 1 { return names[0] }
        }
        for call in body.calls where adding.contains(call.callee.last) {
            let names = call.callee.namesAfterSelf
            if names.count == 2, call.arguments.first?.value.path?.text == local { return names[0] }
        }
        return nil
    }

    /// Reads who is handed the actor by what makes a property's first value: `lazy var picker = Picker(delegate: self)`, and
    /// `lazy var picker = { let picker = Picker(); picker.delegate = self; return picker }()`.
    mutating func readFirstValue(of member: MemberFact, _ body: BodyFact) {
        guard let holder = actor ?? around, let storage = member.storage else { return }
        if let number = storage.initialValue?.call { readHanded(body.calls[number], to: member.name, holder) }
        for assignment in body.assignments where assignment.value.path?.text == "self" {
            let names = assignment.target.namesAfterSelf
            guard names.count == 2, let closure = assignment.closure,
                body.returns.contains(where: { $0.closure == closure && $0.value.path?.text == names[0] })
            else { continue }
            result.closures[holder, default: []].append(
                Actor.StoredClosure(
                    owner: member.name, property: names[1], spot: Actor.Spot(file: file, line: assignment.line),
                    isSelf: true))
        }
    }

    /// Notes that an initializer is handed the actor, and what it makes is kept by a property.
    private mutating func readHanded(_ call: CallFact, to property: String, _ holder: TypeIndex.ID) {
        guard call.creates != nil else { return }
        for argument in call.arguments where argument.value.path?.text == "self" {
            guard let label = argument.label else { continue }
            result.closures[holder, default: []].append(
                Actor.StoredClosure(
                    owner: property, property: label, spot: Actor.Spot(file: file, line: call.line), isSelf: true,
                    isArgument: true))
        }
    }
}
