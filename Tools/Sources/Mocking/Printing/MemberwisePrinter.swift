import SourceModel

/// Writes the initialiser by which Mockolo's mocks get the values of their properties, and what their other initialisers do
/// with values of the same names.
struct MemberwisePrinter {
    let context: MockContext
    private let properties: [MemberPlan]
    private let initializers: [MemberPlan]

    /// Finds the properties.
    ///
    /// - Parameters:
    ///   - context: The mock.
    ///   - plans: All its members.
    init(context: MockContext, plans: [MemberPlan]) {
        self.context = context
        initializers = plans.filter { $0.fact.kind == .initializer }
        // Mockolo sorts them by where they stand, each in its own file.
        let given = plans.filter(Self.isGiven)
        var places = MockoloPlaces()
        let isOfOneFile = Set(given.map(\.path)).count < 2
        let offsets = given.map { plan in
            isOfOneFile ? plan.fact.line : places.offset(ofLine: plan.fact.line, in: plan.path)
        }
        properties = given.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }.map { given[$0] }
    }

    private static func isGiven(_ plan: MemberPlan) -> Bool {
        guard plan.fact.kind == .property, !plan.fact.isStatic, plan.fact.conditions.isEmpty,
            plan.fact.attributes.isEmpty
        else { return false }
        // What threads share cannot hold a value of a type that may be no `Sendable`.
        if plan.isBoxed, plan.fact.isAsync || plan.fact.throwing.isThrowing { return false }
        let type = plan.fact.type ?? .void
        if type.lastName == "AnyPublisher" { return false }
        // What a mock has beside its members has such names, and is not given to it.
        let isNamedAsOwn =
            plan.fact.name == "self" || plan.fact.name.hasPrefix("_") || plan.fact.name.hasSuffix("CallCount")
            || plan.fact.name.hasSuffix("Subject") || plan.fact.name.hasSuffix("Handler") && type.isOptional
        if case .optional(let wrapped) = type.unparenthesized, wrapped.isFunction { return false }
        return !isNamedAsOwn
    }

    /// Writes the initialiser, unless the protocol requires the same.
    func write(to writer: inout CodeWriter) {
        guard !properties.isEmpty, !context.isActor else { return }
        let labels = properties.map(\.fact.name)
        if initializers.contains(where: { $0.fact.parameters.map(\.label) == labels }) { return }
        let list = properties.map { plan in
            let type = plan.fact.type ?? .void
            let escaping = type.isFunction && !type.isOptional ? "@escaping " : ""
            return "\(SwiftIdentifier.escaped(plan.fact.name)): \(escaping)\(type)\(value(of: plan))"
        }
        writer.block("\(context.access)init(\(list.joined(separator: ", ")))") { writer in
            if let superclass = context.resolved.superclass { writer.line("super.init(\(superclass.arguments))") }
            for plan in properties { writeAssignment(to: plan, &writer) }
        }
    }

    private func value(of plan: MemberPlan) -> String {
        (ObservablePrinter.subject(of: plan) ?? context.defaults.value(for: plan.fact.type ?? .void))
            .map { " = \($0)" } ?? ""
    }

    /// The parameters of a required initialiser: those that have a default value need not be given.
    func parameterClause(of plan: MemberPlan) -> CodeText {
        let declarations = zip(plan.parameters, plan.fact.parameters).map { parameter, fact in
            guard !fact.isVariadic, fact.type.specifiers.isEmpty,
                let value = context.defaults.value(for: fact.type.unattributed)
            else { return parameter.declaration }
            return "\(parameter.declaration) = \(value)"
        }
        return "(\(list: declarations))"
    }

    /// Sets the properties that are named like parameters of a required initialiser.
    func writeValues(givenTo initializer: MemberPlan, to writer: inout CodeWriter) {
        for parameter in initializer.parameters {
            let type = initializer.fact.parameters.first { $0.name == parameter.name }?.type
            guard let plan = properties.first(where: { $0.fact.name == parameter.name && $0.fact.type == type }) else {
                continue
            }
            writeAssignment(to: plan, &writer)
        }
    }

    private func writeAssignment(to plan: MemberPlan, _ writer: inout CodeWriter) {
        let name = SwiftIdentifier.escaped(plan.fact.name)
        if plan.fact.isAsync || plan.fact.throwing.isThrowing {
            writer.line("\(plan.stem)Handler = { \(name) }")
            return
        }
        let isStored = !plan.isBoxed && (ObservablePrinter(plan) != nil || hasValue(plan))
        writer.line(
            isStored
                ? "self.\(name) = \(name)" : "\(plan.recorder).stubValue(of: \"\(plan.fact.name)\", to: \(name))")
    }

    private func hasValue(_ plan: MemberPlan) -> Bool {
        context.defaults.value(for: plan.fact.type ?? .void) != nil
            || context.resolved.publishers.values.contains { PublisherPrinter.wrapped($0)?.name == plan.fact.name }
    }
}
