import SourceModel

/// Writes a decorator: it stands where another implementation of the contract stood, records what it is told and passes
/// it on. Nobody but who installed it keeps it alive.
struct ProxyPrinter {
    let context: MockContext
    let plans: [MemberPlan]

    /// The name of a mock's decorator: `FooMock` has `FooProxy`.
    var name: String { Self.name(ofMock: context.name) }

    /// The name of a mock's decorator.
    static func name(ofMock mock: String) -> String {
        (mock.hasSuffix("Mock") ? String(mock.dropLast(4)) : mock) + "Proxy"
    }

    /// Why there can be no decorator, if that is so.
    var refusal: String? {
        let resolved = context.resolved
        if let other = context.nameOfProxyIsOf { return "\(other) is called \(name) already" }
        if !resolved.typeParameters.isEmpty || !resolved.aliases.isEmpty { return "it has associated types" }
        if context.isActor { return "it is an actor's protocol" }
        if resolved.superclass != nil { return "it needs a superclass" }
        if resolved.isEquatable { return "its instances are compared" }
        if let free = plans.first(where: { !$0.freedom.isEmpty }) {
            return "\(free.fact.name) may be called from anywhere, and what it is passed on to belongs to an actor"
        }
        if context.isShared, let settable = plans.first(where: \.fact.isSettable) {
            return "\(settable.fact.name) would be set from several threads"
        }
        for plan in plans {
            if plan.fact.isStatic || plan.fact.kind == .initializer { return "\(plan.fact.name) belongs to the type" }
            if plan.takesNoArguments, plan.fact.name == "mockTarget" {
                return "its member mockTarget is called like what every decorator has"
            }
            if plan.fact.name == "self" { return "a member of it is called self" }
            if plan.fact.parameters.contains(where: \.isVariadic) {
                return "the arguments of \(plan.fact.name) cannot be passed on"
            }
            let types = plan.fact.parameters.map(\.type) + (plan.fact.type.map { [$0] } ?? [])
            if types.contains(where: { $0.mentions(anyOf: [context.name]) }) {
                return "\(plan.fact.name) speaks of Self"
            }
        }
        return nil
    }

    /// Writes the decorator.
    ///
    /// - Parameters:
    ///   - writer: Takes the lines.
    ///   - head: The attributes and the isolation that the mock has as well.
    ///   - bases: The protocols that it conforms to.
    ///   - protocolName: The protocol as it is named where the decorator stands.
    func write(to writer: inout CodeWriter, head: String, bases: [String], protocolName: String) {
        let access = context.access
        writer.block("\(head)final class \(name): \(bases.joined(separator: ", "))") { writer in
            let isExtension = RecordedCallPrinter(context: context, plans: plans).isExtension
            let calls = isExtension ? "CallOf<\(context.name)>" : "\(context.name).RecordedCall"
            writer.line("\(access)typealias RecordedCall = \(calls)")
            let title = SwiftIdentifier.plain(context.resolved.fact.name)
            writer.line("nonisolated \(access)let mockRecorder = MockRecorder(\"\(title)\")")
            // What is set in a value, is set in this one.
            let isChanged = plans.contains { $0.fact.isSettable || $0.fact.modifiers.contains("mutating") }
            writer.line("private \(isChanged ? "var" : "let") mockTarget: any \(protocolName)")
            writer.line()
            writer.line("/// Records what it is told, and passes it on.")
            writer.block("\(access)init(_ target: any \(protocolName))") { $0.line("mockTarget = target") }
            for plan in plans {
                writer.line()
                writer.conditional(plan.fact.conditions) { writer in
                    for attribute in plan.fact.attributes where FunctionPrinter.isKept(attribute) {
                        writer.line("\(attribute)")
                    }
                    let start = plan.freedom + plan.statedActor + access
                    switch plan.fact.kind {
                    case .property: writeProperty(plan, start, to: &writer)
                    case .subscript: writeSubscript(plan, start, to: &writer)
                    default: writeFunction(plan, start, to: &writer)
                    }
                }
            }
        }
    }

    private func writeFunction(_ plan: MemberPlan, _ start: String, to writer: inout CodeWriter) {
        let fact = plan.fact
        let head: CodeText = "\(start)func \(SwiftIdentifier.escaped(fact.name))\(FunctionPrinter.generics(fact))"
        writer.block("\(head)\(plan.parameterClause)\(plan.resultClause)") { writer in
            for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
            writer.line(record(plan))
            writer.line("return \(effects(fact))mockTarget.\(SwiftIdentifier.escaped(fact.name))(\(arguments(plan)))")
        }
    }

    private func writeProperty(_ plan: MemberPlan, _ start: String, to writer: inout CodeWriter) {
        let fact = plan.fact
        let name = SwiftIdentifier.escaped(fact.name)
        writer.block("\(start)var \(name): \(fact.type ?? .void)") { writer in
            let isEffectful = fact.isAsync || fact.throwing.isThrowing
            writer.block("get\(fact.isAsync ? " async" : "")\(fact.throwing.suffix)") { writer in
                if isEffectful { writer.line(record(plan)) }
                writer.line("return \(effects(fact))mockTarget.\(name)")
            }
            if fact.isSettable {
                writer.block("set") { writer in
                    writer.line("mockRecorder.record(\"\(fact.name) =\", newValue)")
                    writer.line("mockTarget.\(name) = newValue")
                }
            }
        }
    }

    private func writeSubscript(_ plan: MemberPlan, _ start: String, to writer: inout CodeWriter) {
        let fact = plan.fact
        let head: CodeText = "\(start)subscript\(FunctionPrinter.generics(fact))\(plan.parameterClause)"
        writer.block("\(head) -> \(fact.type ?? .void)\(FunctionPrinter.requirements(fact, context))") { writer in
            writer.block("get\(fact.isAsync ? " async" : "")\(fact.throwing.suffix)") { writer in
                for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
                writer.line(record(plan))
                writer.line("return \(effects(fact))mockTarget[\(arguments(plan))]")
            }
            if fact.isSettable {
                writer.block("set") { writer in
                    for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
                    writer.line("mockRecorder.record(\"\(plan.id) =\", \(plan.recordedSetting))")
                    writer.line("mockTarget[\(arguments(plan))] = newValue")
                }
            }
        }
    }

    private func record(_ plan: MemberPlan) -> CodeText {
        plan.recorded.isEmpty
            ? "mockRecorder.record(\"\(plan.id)\")" : "mockRecorder.record(\"\(plan.id)\", \(plan.recordedExpression))"
    }

    private func effects(_ fact: MemberFact) -> String {
        (fact.throwing.isThrowing ? "try " : "") + (fact.isAsync ? "await " : "")
    }

    private func arguments(_ plan: MemberPlan) -> String {
        zip(plan.fact.parameters, plan.parameters).map { fact, parameter in
            let name = SwiftIdentifier.escaped(parameter.name)
            let value: String
            if case .packExpansion = fact.type.unattributed {
                value = "repeat each \(name)"
            } else if fact.type.specifiers.contains("inout") {
                value = "&\(name)"
            } else {
                value =
                    fact.type.attributes.contains { $0.hasPrefix("@autoclosure") } && parameter.preparation == nil
                    ? "\(name)()" : name
            }
            return fact.label == "_" ? value : "\(SwiftIdentifier.label(fact.label)): \(value)"
        }.joined(separator: ", ")
    }
}
