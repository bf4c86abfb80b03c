import SourceModel

/// Writes what Mockolo's mocks have for a property that is an `AnyPublisher` of Combine: a subject that a test sends by, or
/// the publisher of another property.
struct PublisherPrinter {
    let plan: MemberPlan
    /// The type that it publishes.
    private let value: TypeFact
    /// The type of its failure.
    private let failure: TypeFact

    /// Prepares to write a property; `nil` where it is none of these.
    init?(_ plan: MemberPlan) {
        guard plan.context.options.naming == .mockolo, plan.fact.kind == .property, !plan.fact.isSettable,
            !plan.fact.isAsync, !plan.fact.throwing.isThrowing,
            case .named(nil, "AnyPublisher", let arguments)? = plan.fact.type?.unparenthesized, arguments.count == 2
        else { return nil }
        self.plan = plan
        value = arguments[0]
        failure = arguments[1]
    }

    /// The property that a publisher belongs to, and how that is wrapped: what the annotation says as `@Published name`.
    static func wrapped(_ text: String) -> (wrapper: String, name: String)? {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2, words[0].hasPrefix("@") else { return nil }
        return (words[0], words[1])
    }

    /// The annotation's choice for the publisher.
    private var choice: String? {
        plan.context.resolved.publishers[plan.fact.name] ?? plan.context.resolved.publishers["all"]
    }

    /// Writes the property.
    ///
    /// - Parameters:
    ///   - writer: Takes the lines.
    ///   - plans: All members of the mock.
    func write(to writer: inout CodeWriter, among plans: [MemberPlan]) {
        for attribute in plan.fact.attributes where FunctionPrinter.isKept(attribute) { writer.line("\(attribute)") }
        let access = plan.context.access
        let name = SwiftIdentifier.escaped(plan.fact.name)
        let type = plan.fact.type ?? .void
        let head: CodeText =
            "\(plan.freedom)\(plan.statedActor)\(access)\(plan.staticPrefix)var \(name): \(type)"
        if let (_, property) = choice.flatMap(Self.wrapped),
            let source = plans.first(where: { $0.fact.kind == .property && $0.fact.name == property }), !source.isBoxed
        {
            writer.line("\(head) { \(publisher(of: source)).eraseToAnyPublisher() }")
            return
        }
        writer.line("\(head) { \(plan.stem)Subject.eraseToAnyPublisher() }")
        let current = choice?.lowercased() == "currentvaluesubject" ? plan.context.defaults.value(for: value) : nil
        let kind = current == nil ? "PassthroughSubject" : "CurrentValueSubject"
        // Nobody but the compiler has to know that a subject may be shared.
        let isFree = plan.fact.isStatic || plan.context.isActor || !plan.freedom.isEmpty
        for attribute in plan.availability { writer.line("\(attribute)") }
        writer.line(
            "\(isFree ? "nonisolated(unsafe) " : "")\(access)\(plan.staticPrefix)let \(plan.stem)Subject = \(kind)<\(value), \(failure)>(\(current ?? ""))"
        )
    }

    private func publisher(of source: MemberPlan) -> String {
        let type = source.fact.type ?? .void
        let hasValue = source.context.defaults.value(for: type) != nil
        let isOptional = !hasValue || type.isOptional
        var text = "$" + (hasValue ? source.fact.name : "_" + source.fact.name)
        if isOptional, !value.isOptional { text += ".map { $0! }" }
        if !isOptional, value.isOptional { text += ".map { $0 }" }
        return text + ".setFailureType(to: \(failure).self)"
    }
}
