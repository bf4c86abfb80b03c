import SourceModel

/// Writes the mock of one protocol.
struct MockPrinter {
    private let context: MockContext
    private let plans: [MemberPlan]

    /// Plans a mock.
    ///
    /// - Parameter context: The mock's name, its protocol with all that it has to have, and the options.
    init(_ context: MockContext) {
        let members = context.resolved.members
        let stems = Self.apart(
            context.options.naming == .stable ? StableNames.stems(for: members) : MockoloNames.stems(for: members),
            from: members)
        let short = members.map { MemberPlan.id(of: $0.fact) }
        var uses: [String: Int] = [:]
        for id in short { uses[id, default: 0] += 1 }
        self.context = context
        self.plans = members.indices.map { index in
            let id = uses[short[index]] == 1 ? short[index] : MemberPlan.typedID(of: members[index].fact)
            return MemberPlan(members[index], stem: stems[index], id: id.replacingQuotes, context: context)
        }
    }

    /// The names of types that a mock's own code mentions.
    private static let typesInMocks = MockSupport.typeNames.union(["RecordedCall", "Bool", "Int", "Self", "Void"])

    /// The endings of the names that are made of a stem.
    private static let endings = ["Handler", "CallCount", "ArgValues", "SetCallCount", "SetHandler", "Value"]

    /// Stems of which no name is made that a member has: beside a property `loadHandler`, that of `load()` is `loadMember`.
    private static func apart(_ stems: [String], from members: [ResolvedMember]) -> [String] {
        let taken = Set(members.map(\.fact.name).filter { name in endings.contains(where: name.hasSuffix) })
        // What sets a property is counted beside a member that is called so: `nameSet()`.
        let all = Set(stems)
        let areApart = taken.isEmpty && !all.contains { $0.hasSuffix("Set") }
        if areApart { return stems }
        return zip(stems, members).map { stem, member in
            var stem = stem
            let isSet = member.fact.isSettable
            while endings.contains(where: { taken.contains(stem + $0) }) || isSet && all.contains(stem + "Set") {
                stem += "Member"
            }
            return stem
        }
    }

    /// Why the planned mock would not compile, if that is so.
    var refusal: String? {
        for plan in plans where plan.castsResult && !plan.isResultCopyable {
            return
                "what \(plan.fact.name) gives is of a type parameter that cannot be copied, and no handler can give it"
        }
        for plan in plans where plan.fact.kind == .property && !plan.isResultCopyable {
            return "its property \(plan.fact.name) holds a value that cannot be copied"
        }
        for plan in plans where plan.takesNoArguments {
            if plan.fact.name == (plan.fact.isStatic ? "staticMockRecorder" : "mockRecorder") {
                return "its member \(plan.fact.name) is called like what every mock has"
            }
        }
        let types = context.resolved.aliases.map(\.name) + context.resolved.typeParameters.map(\.name)
        if let type = (types + context.resolved.namedTypes.keys).sorted().first(where: Self.typesInMocks.contains) {
            return "its type \(type) is called like what every mock has"
        }
        return nil
    }

    /// Why the mock has no decorator, if one was asked for.
    var proxyRefusal: String? {
        context.options.proxies ? ProxyPrinter(context: context, plans: plans).refusal : nil
    }

    /// Writes the mock.
    ///
    /// - Parameters:
    ///   - writer: Takes the lines.
    ///   - protocolName: The protocol as it is named where the mock stands.
    func write(to writer: inout CodeWriter, protocolName: String) {
        let fact = context.resolved.fact
        writer.conditional(fact.conditions) { writer in
            if fact.nesting.isEmpty {
                writeClass(to: &writer, protocolName: protocolName)
            } else {
                writer.block("extension \(fact.nesting.joined(separator: "."))") { writer in
                    writeClass(to: &writer, protocolName: protocolName)
                }
            }
            guard isConformanceApart else { return }
            let scope = fact.nesting.map { $0 + "." }.joined()
            let proxy = ProxyPrinter(context: context, plans: plans)
            let names = [context.name] + (context.options.proxies && proxy.refusal == nil ? [proxy.name] : [])
            for name in names {
                writeConformance(of: scope + name, to: &writer, protocolName: scope + protocolName)
            }
        }
    }

    private func writeClass(to writer: inout CodeWriter, protocolName: String) {
        let resolved = context.resolved
        for attribute in resolved.fact.attributes where attribute.hasPrefix("@available") {
            writer.line("\(attribute)")
        }
        var head = context.access
        switch resolved.isolation {
        case .global(let actor): writer.line("@\(actor)")
        case .nonisolated: head = "nonisolated " + head
        case .instance, .unknown: break
        }
        let parameters = resolved.typeParameters.map(\.description).joined(separator: ", ")
        // Where only the default isolates a protocol, the compiler does not see that a refined one is isolated as well.
        var conformance = protocolName
        if case .global(let actor) = resolved.isolation, resolved.conformance == .stated {
            conformance = "@\(actor) " + conformance
        }
        var bases = isConformanceApart ? ["Mock"] : [conformance, "Mock"]
        if let superclass = resolved.superclass { bases.insert(superclass.name, at: 0) }
        if context.isShared && !context.isActor { bases.append("@unchecked Sendable") }
        let requirements = resolved.requirements.map(\.description).joined(separator: ", ")
        head += context.isActor ? "actor " : "final class "
        head += context.name + (parameters.isEmpty ? "" : "<\(parameters)>") + ": " + bases.joined(separator: ", ")
        head += requirements.isEmpty ? "" : " where \(requirements)"
        let calls = RecordedCallPrinter(context: context, plans: plans)
        writer.block("\(head)") { writer in
            writeRecorders(to: &writer)
            writeInitializers(to: &writer)
            for plan in plans where plan.fact.kind != .initializer {
                writer.line()
                writer.conditional(plan.fact.conditions) { writer in
                    switch plan.fact.kind {
                    case .property: PropertyPrinter(plan: plan, others: plans).write(to: &writer)
                    case .subscript: SubscriptPrinter(plan: plan).write(to: &writer)
                    default: FunctionPrinter(plan: plan).write(to: &writer)
                    }
                }
            }
            writeIdentity(to: &writer)
            if !calls.isExtension {
                writer.line()
                calls.writeType(to: &writer)
            }
        }
        if calls.isExtension { calls.writeExtension(to: &writer) }
        let proxy = ProxyPrinter(context: context, plans: plans)
        guard context.options.proxies, proxy.refusal == nil else { return }
        writer.line()
        for attribute in resolved.fact.attributes where attribute.hasPrefix("@available") {
            writer.line("\(attribute)")
        }
        if case .global(let actor) = resolved.isolation { writer.line("@\(actor)") }
        proxy.write(
            to: &writer, head: (resolved.isolation == .nonisolated ? "nonisolated " : "") + context.access,
            bases: bases,
            protocolName: protocolName)
    }

    /// True if the conformance is said in an extension, since not every compiler can read it.
    private var isConformanceApart: Bool {
        guard case .global = context.resolved.isolation else { return false }
        return [.statedInSwift5, .preconcurrentInSwift5].contains(context.resolved.conformance)
    }

    private func writeConformance(of name: String, to writer: inout CodeWriter, protocolName: String) {
        guard case .global(let actor) = context.resolved.isolation else { return }
        let availability = context.resolved.fact.attributes.filter { $0.hasPrefix("@available") }
        writer.line()
        let isShared = context.resolved.conformance == .preconcurrentInSwift5
        let inSwift5 = isShared ? ("6", "@preconcurrency ") : ("6.2", "@\(actor) ")
        for (condition, isolation) in [("#if swift(<6) && compiler(>=\(inSwift5.0))", inSwift5.1), ("#else", "")] {
            writer.line("\(condition)")
            for attribute in availability { writer.line("    \(attribute)") }
            writer.line("    extension \(name): \(isolation)\(protocolName) {}")
        }
        writer.line("#endif")
    }

    private func writeRecorders(to writer: inout CodeWriter) {
        let access = context.access
        let name = SwiftIdentifier.plain(context.resolved.fact.name)
        for alias in context.resolved.aliases where alias.type != .plain(alias.name) {
            writer.line("\(access)typealias \(alias.name) = \(context.spelled(alias.type))")
        }
        writer.line("nonisolated \(access)let mockRecorder = MockRecorder(\"\(name)\")")
        guard plans.contains(where: \.fact.isStatic) else { return }
        // A generic type has no stored static properties.
        let recorder = "MockRecorder.shared(\"\(name)\", for: \(context.name).self)"
        writer.line("nonisolated \(access)static var staticMockRecorder: MockRecorder { \(recorder) }")
        if !plans.contains(where: { $0.fact.isStatic && $0.fact.name == "calls" }) {
            let isExtension = RecordedCallPrinter(context: context, plans: plans).isExtension
            let calls = isExtension ? "CallOf<\(context.name)>" : "RecordedCall"
            writer.line("nonisolated \(access)static var calls: [\(calls)] { staticMockRecorder.calls() }")
        }
    }

    private func writeInitializers(to writer: inout CodeWriter) {
        let access = context.access
        let initializers = plans.filter { $0.fact.kind == .initializer }
        let superclass = context.resolved.superclass
        writer.line()
        switch superclass {
        case nil:
            if !initializers.contains(where: { $0.fact.parameters.isEmpty && $0.fact.conditions.isEmpty }) {
                var freedom = ""
                if case .global = context.resolved.isolation { freedom = "nonisolated " }
                writer.line("\(freedom)\(access)init() {}")
            }
        case let superclass? where superclass.isRoot: writer.line("\(access)override init() {}")
        case let superclass?:
            writer.block("\(access)init()") { $0.line("super.init(\(superclass.arguments))") }
            writer.line("@available(*, unavailable)")
            writer.line("\(access)required init?(coder: NSCoder) { nil }")
        }
        let memberwise = context.options.naming == .mockolo ? MemberwisePrinter(context: context, plans: plans) : nil
        memberwise?.write(to: &writer)
        for plan in initializers {
            // `init()` is there already where the superclass has it.
            if superclass != nil && plan.fact.parameters.isEmpty { continue }
            writer.conditional(plan.fact.conditions) { writer in
                for attribute in plan.fact.attributes where FunctionPrinter.isKept(attribute) {
                    writer.line("\(attribute)")
                }
                let generics = FunctionPrinter.generics(plan.fact)
                let start: CodeText = "\(plan.freedom)\(plan.statedActor)\(access)init\(generics)"
                let parameters = memberwise?.parameterClause(of: plan) ?? plan.parameterClause
                writer.block("\(start)\(parameters)\(plan.resultClause)") { writer in
                    if let superclass { writer.line("super.init(\(superclass.arguments))") }
                    for preparation in plan.parameters.compactMap(\.preparation) { writer.line("\(preparation)") }
                    let recorded: CodeText = plan.recorded.isEmpty ? "" : ", \(plan.recordedExpression)"
                    writer.line("mockRecorder.record(\"\(plan.id)\"\(recorded))")
                    memberwise?.writeValues(givenTo: plan, to: &writer)
                }
            }
        }
    }

    /// A mock is equal to itself and to nothing else, unless its protocol says how it is compared.
    private func writeIdentity(to writer: inout CodeWriter) {
        func declares(_ name: String) -> Bool { plans.contains { $0.fact.name == name && $0.fact.kind == .function } }
        var freedom = context.access
        switch context.resolved.isolation {
        case .global, .instance: freedom = "nonisolated " + freedom
        case .unknown, .nonisolated: break
        }
        // NSObject brings both.
        guard context.resolved.superclass == nil else { return }
        if context.resolved.isEquatable, !declares("==") {
            let parameters = "(lhs: \(context.name), rhs: \(context.name))"
            let head = context.resolved.isolation == .instance ? context.access : freedom
            writer.line()
            writer.line("\(head)static func == \(parameters) -> Bool { lhs === rhs }")
        }
        if context.resolved.isHashable, !declares("hash") {
            writer.line()
            writer.line("\(freedom)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
            // One that the compiler makes would belong to the actor, and so would the conformance.
            if freedom.hasPrefix("nonisolated") {
                writer.line("\(freedom)var hashValue: Int { ObjectIdentifier(self).hashValue }")
            }
        }
    }
}

extension String {
    /// The text as it may stand in a string literal.
    fileprivate var replacingQuotes: String {
        // Hardly any has some, and looking at bytes costs nothing.
        guard utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return self }
        return String(flatMap { $0 == "\"" ? "'" : $0 == "\\" ? "/" : String($0) })
    }
}
