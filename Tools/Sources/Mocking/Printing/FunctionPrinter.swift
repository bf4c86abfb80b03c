import SourceModel

/// Writes what a mock has for a function.
struct FunctionPrinter {
    let plan: MemberPlan

    func write(to writer: inout CodeWriter) {
        let fact = plan.fact
        writeObservers(to: &writer)
        HandlerPrinter(plan: plan, suffix: "Handler", id: plan.id, type: plan.handlerType).write(to: &writer)
        writeAttributes(to: &writer)
        let modifiers = fact.modifiers.filter { ["prefix", "postfix", "infix"].contains($0) }.map { $0 + " " }.joined()
        let name = SwiftIdentifier.isOperator(fact.name) ? fact.name + " " : SwiftIdentifier.escaped(fact.name)
        // `nonisolated` cannot be said beside an isolated parameter, which says as much.
        let isIsolated = fact.parameters.contains { $0.type.specifiers.contains("isolated") }
        let freedom = isIsolated ? "" : plan.freedom
        let start: CodeText =
            "\(freedom)\(plan.context.access)\(plan.staticPrefix)\(modifiers)func \(name)\(Self.generics(fact))"
        writer.block("\(start)\(plan.parameterClause)\(plan.resultClause)") { writer in
            for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
            CallPrinter(plan: plan, handler: plan.stem + "Handler").write(to: &writer)
        }
    }

    /// Writes the properties with the number of calls and their arguments, where the spelling of calls does not give
    /// these: each property more is a twentieth of the compiler's work for a mock. Those who know Mockolo's names get
    /// both.
    func writeObservers(to writer: inout CodeWriter) {
        let head = observerHead
        let isMockolo = plan.context.options.naming == .mockolo
        if plan.recordedType == nil || isMockolo {
            for attribute in plan.availability { writer.line("\(attribute)") }
            writer.line("\(head)var \(plan.stem)CallCount: Int { \(plan.recorder).count(of: \"\(plan.id)\") }")
        }
        if plan.recordedType != nil, isMockolo || plan.fact.isStatic {
            for attribute in plan.availability { writer.line("\(attribute)") }
            writer.line(
                "\(head)var \(plan.stem)ArgValues: [\(plan.recordedTypeText)] { \(plan.recorder).arguments(of: \"\(plan.id)\") }"
            )
        }
    }

    private var observerHead: String {
        let freedom = plan.context.isActor ? "nonisolated " : plan.freedom
        let actor = plan.context.isActor ? "" : plan.ownActor ?? ""
        return freedom + actor + plan.context.access + plan.staticPrefix
    }

    private func writeAttributes(to writer: inout CodeWriter) {
        for attribute in plan.fact.attributes where Self.isKept(attribute) { writer.line("\(attribute)") }
        if !plan.statedActor.isEmpty { writer.line("\(plan.statedActor.dropLast())") }
    }

    /// Returns true if a requirement's attribute belongs to its witness as well.
    static func isKept(_ attribute: String) -> Bool {
        attribute.hasPrefix("@available") || attribute == "@discardableResult" || attribute.hasSuffix("Actor")
            || attribute == "@Sendable" || attribute == "@concurrent"
    }

    static func generics(_ fact: MemberFact) -> String {
        fact.generics.isEmpty ? "" : "<" + fact.generics.map(\.description).joined(separator: ", ") + ">"
    }

    static func requirements(_ fact: MemberFact, _ context: MockContext) -> String {
        guard !fact.requirements.isEmpty else { return "" }
        let list = fact.requirements.map { requirement in
            RequirementFact(
                left: context.spelled(requirement.left), relation: requirement.relation,
                right: requirement.right.map { context.spelled($0) }
            ).description
        }
        return " where " + list.joined(separator: ", ")
    }
}

/// Writes the property that holds a member's handler.
struct HandlerPrinter {
    let plan: MemberPlan
    let suffix: String
    let id: String
    let type: TypeFact

    func write(to writer: inout CodeWriter) {
        for attribute in plan.availability { writer.line("\(attribute)") }
        let freedom = plan.context.isActor ? "nonisolated " : plan.freedom
        let actor = plan.context.isActor ? "" : plan.ownActor ?? ""
        let start: CodeText = "\(freedom)\(actor)\(plan.context.access)\(plan.staticPrefix)"
        let head: CodeText = "\(start)var \(plan.stem)\(suffix): (\(type))?"
        guard plan.isBoxed else {
            writer.line(head)
            return
        }
        guard !type.holdsTypedThrows else { return writeBoxed(head, to: &writer) }
        writer.block(head) { writer in
            writer.line("get { \(plan.recorder).handler(of: \"\(id)\") }")
            writer.line("set { \(plan.recorder).setHandler(of: \"\(id)\", to: newValue) }")
        }
    }

    /// A handler with a typed `throws` is handed on inside of a type that has a name: the type of the function itself can be no
    /// generic argument before iOS 18 and macOS 15.
    private func writeBoxed(_ head: CodeText, to writer: inout CodeWriter) {
        let box = "\(plan.stem)\(suffix)Box"
        writer.block(head) { writer in
            writer.line("get { (\(plan.recorder).handler(of: \"\(id)\") as \(box)?)?.handler }")
            writer.line("set { \(plan.recorder).setHandler(of: \"\(id)\", to: \(box)(handler: newValue)) }")
        }
        for attribute in plan.availability { writer.line("\(attribute)") }
        writer.line("nonisolated private struct \(box) { let handler: (\(type))? }")
    }
}

/// Writes a member's body: the record, the handler, and what is done without one.
struct CallPrinter {
    let plan: MemberPlan
    let handler: String
    /// Arguments after the member's own, such as a subscript's new value.
    var moreArguments: [String] = []

    func write(to writer: inout CodeWriter) {
        let fact = plan.fact
        if plan.recorded.isEmpty {
            writer.line("\(plan.recorder).record(\"\(plan.id)\")")
        } else {
            writer.line("\(plan.recorder).record(\"\(plan.id)\", \(plan.recordedExpression))")
        }
        let effects = (plan.handlerThrowing.isThrowing ? "try " : "") + (fact.isAsync ? "await " : "")
        let arguments = plan.parameters.filter { $0.handlerType != nil }.map(\.argument) + moreArguments
        if plan.returnsVoid {
            writer.line(lending("\(effects)\(handler)?(\(list: arguments))", effects))
            return
        }
        writer.line("guard let \(handler) else { \(unstubbed) }")
        // `try` and `await` cover what stands to their right.
        if plan.castsResult {
            let isLent = plan.parameters.contains(where: \.isLent)
            let call = lending("\(isLent ? effects : "")\(handler)(\(list: arguments))", effects)
            writer.line("return \(effects)\(plan.recorder).cast(\(call), \"\(plan.id)\")")
        } else {
            writer.line("return \(lending("\(effects)\(handler)(\(list: arguments))", effects))")
        }
    }

    /// A call of the handler, to which closures that do not escape are lent.
    private func lending(_ call: CodeText, _ effects: String) -> CodeText {
        var call = call
        var typed = ""
        if case .typed(let error) = plan.handlerThrowing { typed = " throws(\(error))" }
        for parameter in plan.parameters.reversed() where parameter.isLent {
            let name = SwiftIdentifier.escaped(parameter.name)
            call = "\(effects)withoutActuallyEscaping(\(name)) { \(name)\(typed) in \(call) }"
        }
        return call
    }

    private var emptyCollection: String? { plan.castsResult ? nil : plan.fact.type?.emptyCollection }

    private var unstubbed: String {
        if plan.context.options.naming == .mockolo, !plan.castsResult, let type = plan.fact.type,
            let value = plan.context.defaults.value(for: type)
        {
            return "return \(value)"
        }
        if let empty = emptyCollection { return "return \(empty)" }
        if !plan.isResultCopyable { return "\(plan.recorder).missingStub(\"\(plan.id)\")" }
        // Only an untyped `throws` has room for an error of ours.
        if plan.fact.throwing == .anything { return "return try \(plan.recorder).unstubbedOrThrow(\"\(plan.id)\")" }
        return "return \(plan.recorder).unstubbed(\"\(plan.id)\")"
    }
}

extension TypeFact {
    /// The empty value of any collection: no protocol of the standard library makes one.
    var emptyCollection: String? {
        guard case .existential(.named(nil, let name, let arguments)) = unparenthesized,
            ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"].contains(name),
            arguments.count < 2
        else { return nil }
        return "[\(arguments.first ?? .plain("Never"))]()"
    }
}
