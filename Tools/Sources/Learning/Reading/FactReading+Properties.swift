import SourceModel

/// The properties of types, as far as learning asks.
extension FactReading {
    /// The protocols of ReactorKit that give a view its reactor.
    static let viewsOfReactors: Set = ["View", "StoryboardView"]

    /// Gives a view of ReactorKit the property that its protocol keeps: the reactor that it is bound to.
    static func takeReactor(_ type: SourceType, _ members: [MemberFact], _ nested: NestedNames) {
        let bound = members.first { member in
            member.kind == .function && member.name == "bind" && member.parameters.count == 1
                && member.parameters[0].label == "reactor"
        }
        guard let bound, !type.properties.contains(where: { $0.name == "reactor" && $0.isStored }) else { return }
        type.properties.append(
            SourceType.Property(
                name: "reactor", types: bound.parameters[0].type.heldNames(nested), hold: .strong, isStored: true,
                isStatic: false, line: bound.line))
    }

    static func property(_ member: UnsafePointer<MemberFact>, _ nested: NestedNames) -> SourceType.Property {
        let storage = member.pointee.storage
        let type = member.pointee.type ?? storage?.initialValue?.type
        let hold: SourceType.Ownership =
            switch storage?.ownership {
            case .weak: .weak
            case .unowned, .unownedUnsafe: .unowned
            case .strong, nil: type?.boxedOwnership ?? .strong
            }
        return SourceType.Property(
            name: member.pointee.name, types: type?.heldNames(nested) ?? [],
            hold: hold, isStored: storage != nil, isStatic: member.pointee.isStatic, isLazy: storage?.isLazy ?? false,
            isFunction: member.pointee.type?.isFunction ?? false,
            isObserved: member.pointee.attributes.contains { $0 == "@ObservedObject" || $0 == "@EnvironmentObject" },
            line: member.pointee.line)
    }
}

extension SourceType.Function {
    /// Notes the arguments `.init(…)` of a call that makes something.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - type: What it makes.
    ///   - body: The body that it stands in.
    func takeImplied(by call: CallFact, of type: String, in body: BodyFact) {
        if call.arguments.contains(where: { $0.value.path?.text == "self" }) { handsItself.append(type) }
        for argument in call.arguments {
            guard let label = argument.label, let made = argument.value.call, body.isPlainInit(made) else { continue }
            implied.append(.init(maker: type, label: label))
        }
    }
}

extension BodyFact {
    /// Returns true if a call is `.init(…)`, whose type the place tells.
    func isPlainInit(_ call: Int) -> Bool { calls[call].callee.text == ".init" }
}
