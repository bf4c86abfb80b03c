import SourceModel

/// Writes what a mock has for a property.
struct PropertyPrinter {
    let plan: MemberPlan
    /// All members of the mock.
    var others: [MemberPlan] = []

    private var type: TypeFact { plan.fact.type ?? .void }
    private var name: String { SwiftIdentifier.escaped(plan.fact.name) }
    private var setID: String { plan.fact.name + " =" }

    func write(to writer: inout CodeWriter) {
        if plan.fact.isAsync || plan.fact.throwing.isThrowing {
            writeEffectful(to: &writer)
            return
        }
        if let printer = ObservablePrinter(plan) {
            printer.write(to: &writer)
            return
        }
        if let printer = PublisherPrinter(plan) {
            printer.write(to: &writer, among: others)
            return
        }
        if plan.fact.isSettable {
            for attribute in plan.availability { writer.line("\(attribute)") }
            writer.line("\(observerHead)var \(plan.stem)SetCallCount: Int { \(plan.recorder).count(of: \"\(setID)\") }")
        }
        for attribute in plan.fact.attributes where FunctionPrinter.isKept(attribute) { writer.line("\(attribute)") }
        let start: CodeText = "\(plan.freedom)\(plan.statedActor)\(plan.context.access)\(plan.staticPrefix)"
        if let value = initialValue {
            writeStored(value, start, to: &writer)
        } else if let wrapper {
            writeWrapped(wrapper, start, to: &writer)
        } else {
            writeRecorded(start, to: &writer)
        }
    }

    /// Writes a property that is stored with a value.
    private func writeStored(_ value: String, _ start: CodeText, to writer: inout CodeWriter) {
        let isWeak = plan.context.resolved.weakProperties.contains(plan.fact.name) && value == "nil"
        // A mock that a mock holds is made when it is asked for: it may hold one of the first kind.
        let isLazy = plan.context.defaults.isMock(type)
        let wrapper = self.wrapper
        if let wrapper { writer.line("\(wrapper)") }
        let head: CodeText = "\(start)\(isWeak ? "weak " : isLazy && wrapper == nil ? "lazy " : "")var \(name): \(type)"
        guard plan.fact.isSettable else { return writer.line("\(head) = \(value)") }
        writer.block("\(head) = \(value)") { writer in
            // The record would hold alive what the mock does not.
            let recorded = isWeak ? "AnyArgument()" : name
            writer.line("didSet { \(plan.recorder).record(\"\(setID)\", \(recorded)) }")
        }
    }

    /// Writes a property whose wrapper is to be kept, and that has no value before a test sets one.
    private func writeWrapped(_ wrapper: String, _ start: CodeText, to writer: inout CodeWriter) {
        writer.line("\(wrapper) private var _\(plan.fact.name): (\(type))?")
        writer.block("\(start)var \(name): \(type)") { writer in
            writer.line("get { _\(plan.fact.name) ?? \(plan.recorder).unstubbed(\"\(plan.fact.name)\") }")
            let record = plan.fact.isSettable ? "; \(plan.recorder).record(\"\(setID)\", newValue)" : ""
            writer.line("set { _\(plan.fact.name) = newValue\(record) }")
        }
    }

    /// Writes a property whose value the recorder keeps.
    private func writeRecorded(_ start: CodeText, to writer: inout CodeWriter) {
        writer.block("\(start)var \(name): \(type)") { writer in
            writer.line("get { \(given) }")
            // An actor's property cannot be set from outside: what it gives is set through the mock's recorder.
            if isSetByRecorder { return }
            let operation = plan.fact.isSettable ? "set" : "stub"
            writer.line("set { \(plan.recorder).\(operation)Value(of: \"\(plan.fact.name)\", to: newValue) }")
        }
        if isSetByRecorder {
            writer.block("nonisolated \(plan.context.access)var \(plan.stem)Value: \(optionalType)") { writer in
                writer.line("get { \(plan.recorder).stubbedValue(of: \"\(plan.fact.name)\") }")
                writer.line("set { \(plan.recorder).stubValue(of: \"\(plan.fact.name)\", to: newValue) }")
            }
        }
    }

    /// The code of the property's value where the recorder keeps it.
    private var given: CodeText {
        // What says nothing is asked of nobody: the compiler would take the question for a statement.
        if type.isVoid { return "()" }
        if plan.context.options.naming == .mockolo, let value = plan.context.defaults.value(for: type),
            !["nil", "[]", "[:]"].contains(value)
        {
            return "\(plan.recorder).keptValue(of: \"\(plan.fact.name)\") { \(value) }"
        }
        return "\(plan.recorder).value(of: \"\(plan.fact.name)\")"
    }

    /// True if no test could set it: an actor's property belongs to the instance.
    private var isSetByRecorder: Bool {
        plan.context.isActor && plan.freedom.isEmpty && !plan.fact.isSettable && !plan.fact.isStatic
    }

    private var optionalType: TypeFact { .optional(type.isOptional ? .tuple([TupleElementFact(type: type)]) : type) }

    private var observerHead: String {
        let freedom = plan.context.isActor ? "nonisolated " : plan.freedom
        let actor = plan.context.isActor ? "" : plan.ownActor ?? ""
        return freedom + actor + plan.context.access + plan.staticPrefix
    }

    /// A value that the type surely has, where the property can be stored.
    private var initialValue: String? {
        guard !plan.isBoxed else { return nil }
        if plan.context.options.naming == .mockolo { return plan.context.defaults.value(for: type) }
        if type.isOptional { return "nil" }
        if let empty = type.emptyCollection { return empty }
        // What is stored costs the compiler less than what the recorder is asked for.
        switch type.unparenthesized {
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .named(nil, "String", []): return "\"\""
        default: return nil
        }
    }

    /// The wrapper of the property, if a publisher is made of it.
    private var wrapper: String? {
        guard !plan.isBoxed, plan.context.options.naming == .mockolo else { return nil }
        return plan.context.resolved.publishers.values.compactMap(PublisherPrinter.wrapped).first {
            $0.name == plan.fact.name
        }?.wrapper
    }

    private func writeEffectful(to writer: inout CodeWriter) {
        FunctionPrinter(plan: plan).writeObservers(to: &writer)
        HandlerPrinter(plan: plan, suffix: "Handler", id: plan.id, type: plan.handlerType).write(to: &writer)
        for attribute in plan.fact.attributes where FunctionPrinter.isKept(attribute) { writer.line("\(attribute)") }
        let start: CodeText = "\(plan.freedom)\(plan.statedActor)\(plan.context.access)\(plan.staticPrefix)"
        writer.block("\(start)var \(name): \(type)") { writer in
            let effects = (plan.fact.isAsync ? " async" : "") + plan.fact.throwing.suffix
            writer.block("get\(effects)") { writer in
                CallPrinter(plan: plan, handler: plan.stem + "Handler").write(to: &writer)
            }
        }
    }
}

/// Writes what a mock has for a subscript.
struct SubscriptPrinter {
    let plan: MemberPlan

    func write(to writer: inout CodeWriter) {
        let fact = plan.fact
        FunctionPrinter(plan: plan).writeObservers(to: &writer)
        HandlerPrinter(plan: plan, suffix: "Handler", id: plan.id, type: plan.handlerType).write(to: &writer)
        if fact.isSettable {
            let freedom = plan.context.isActor ? "nonisolated " : plan.freedom + (plan.ownActor ?? "")
            let start: CodeText = "\(freedom)\(plan.context.access)\(plan.staticPrefix)"
            writer.line("\(start)var \(plan.stem)SetCallCount: Int { \(plan.recorder).count(of: \"\(setID)\") }")
            HandlerPrinter(plan: plan, suffix: "SetHandler", id: setID, type: setHandlerType).write(to: &writer)
        }
        for attribute in fact.attributes where FunctionPrinter.isKept(attribute) { writer.line("\(attribute)") }
        let start: CodeText = "\(plan.freedom)\(plan.statedActor)\(plan.context.access)\(plan.staticPrefix)subscript"
        let requirements = FunctionPrinter.requirements(fact, plan.context)
        writer.block(
            "\(start)\(FunctionPrinter.generics(fact))\(plan.parameterClause) -> \(fact.type ?? .void)\(requirements)"
        ) { writer in
            let effects = (fact.isAsync ? " async" : "") + fact.throwing.suffix
            writer.block("get\(effects)") { writer in
                for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
                CallPrinter(plan: plan, handler: plan.stem + "Handler").write(to: &writer)
            }
            if fact.isSettable {
                writer.block("set") { writer in
                    for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
                    writer.line("\(plan.recorder).record(\"\(setID)\", \(plan.recordedSetting))")
                    let arguments = plan.parameters.filter { $0.handlerType != nil }.map(\.argument) + ["newValue"]
                    writer.line("\(plan.stem)SetHandler?(\(list: arguments))")
                }
            }
        }
    }

    var setID: String { plan.id + " =" }

    private var setHandlerType: TypeFact {
        let function = TypeFact.function(
            FunctionTypeFact(
                parameters: plan.parameters.compactMap(\.handlerType) + [plan.handlerResult], isAsync: false,
                throwing: .nothing, result: .plain("Void")))
        return plan.context.isShared || !plan.freedom.isEmpty
            ? .attributed(specifiers: [], attributes: ["@Sendable"], function) : function
    }
}
