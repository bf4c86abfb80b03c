import SourceModel

/// Writes the type by which a test spells calls: one static member for each of the mock's.
struct RecordedCallPrinter {
    let context: MockContext
    let plans: [MemberPlan]
    /// True if members of the mock would be taken for the functions that make calls.
    private let hasMembersNamedAsMakers: Bool
    /// The names of the mock's members where none of these may be a keyword.
    private let namesOfMembers: Set<String>
    /// True if calls are spelled by an extension of `CallOf`, which costs the compiler less than a type of the mock's
    /// own. Names of the mock's scope would not be found there. What the mock's scope names would not be found there.
    let isExtension: Bool
    /// The spellings that calls of several members would share: these are told apart by longer names, all of them.
    private let ambiguous: Set<String>

    init(context: MockContext, plans: [MemberPlan]) {
        self.context = context
        self.plans = plans
        // Most members share their name with no other, and then nothing has to be spelled to tell them apart.
        var plansOfBase: [String: [MemberPlan]] = [:]
        for plan in plans where plan.fact.kind != .property {
            let isFunction = plan.fact.kind == .function
            plansOfBase[isFunction ? plan.fact.name : Self.base(of: plan), default: []].append(plan)
        }
        var stems: [String: Set<String>] = [:]
        for plan in plansOfBase.values.lazy.filter({ $0.count > 1 }).joined() {
            stems[Self.spelling(of: plan), default: []].insert(plan.stem)
        }
        ambiguous = Set(stems.filter { $0.value.count > 1 }.keys)
        let hasMatchers = plans.contains { $0.recordedType != nil }
        namesOfMembers = Set(hasMatchers ? plans.map { SwiftIdentifier.memberName($0.fact.name) } : [])
        let resolved = context.resolved
        isExtension =
            resolved.typeParameters.isEmpty && resolved.aliases.isEmpty && resolved.fact.nesting.isEmpty
            && resolved.superclass == nil && !plans.contains { $0.fact.name == "RecordedCall" }
        hasMembersNamedAsMakers = plans.contains { plan in
            plan.stem == "bareCall" || plan.stem == "callWith"
                || plan.fact.name == "bareCall" || plan.fact.name == "callWith"
                || plan.recorded.contains { $0.name == "bareCall" || $0.name == "callWith" }
        }
    }

    /// Writes the type, inside of the mock.
    func writeType(to writer: inout CodeWriter) {
        let access = context.access
        writer.block("nonisolated \(access)struct RecordedCall: MockedCall") { writer in
            writer.line("\(access)let record: CallRecord")
            writer.line("\(access)init(record: CallRecord) { self.record = record }")
            writeMembers(to: &writer)
        }
    }

    /// Writes the extension, behind the mock.
    func writeExtension(to writer: inout CodeWriter) {
        guard
            plans.contains(where: {
                $0.fact.kind != .property || $0.fact.isSettable || $0.fact.isAsync || $0.fact.throwing.isThrowing
            })
        else { return }
        writer.line()
        for attribute in context.resolved.fact.attributes where attribute.hasPrefix("@available") {
            writer.line("\(attribute)")
        }
        writer.block("nonisolated extension CallOf<\(context.name)>") { writeMembers(to: &$0) }
    }

    private func writeMembers(to writer: inout CodeWriter) {
        var taken: Set<String> = []
        for plan in plans {
            guard !plan.fact.conditions.isEmpty else {
                write(plan, to: &writer, &taken)
                continue
            }
            var body = CodeWriter()
            // Another branch may declare the same.
            var takenHere = taken
            write(plan, to: &body, &takenHere)
            guard !body.bytes.isEmpty else { continue }
            writer.conditional(plan.fact.conditions) { $0.lines(of: body) }
        }
    }

    private func write(_ plan: MemberPlan, to writer: inout CodeWriter, _ taken: inout Set<String>) {
        switch plan.fact.kind {
        case .property where plan.fact.isAsync || plan.fact.throwing.isThrowing:
            writeVariable(plan, SwiftIdentifier.memberName(plan.fact.name), to: &writer, &taken)
        case .property:
            guard plan.fact.isSettable, !holdsClosure(plan) else { return }
            var name = "set" + SwiftIdentifier.capitalized(SwiftIdentifier.identifier(plan.fact.name))
            // A method may be called so.
            if plans.contains(where: { $0.fact.name == name }) { name += "Property" }
            guard taken.insert("\(name)(_:)").inserted else { return }
            for attribute in plan.availability { writer.line("\(attribute)") }
            let type = plan.fact.type ?? .void
            let erased = GenericErasure(plan.fact, index: context.index, naming: context.options.naming).erased(type)
            writer.line(
                "\(context.access)static func \(name)(_ newValue: \(erased)) -> Self { \(made(plan.fact.name + " =", with: "newValue")) }"
            )
        default:
            writeFactory(plan, to: &writer, &taken)
            writeMatcher(plan, to: &writer, &taken)
            writeSettingFactory(plan, to: &writer, &taken)
        }
    }

    /// Writes the function for the call that sets a subscript, with the value behind its indices:
    /// `setSubscripted(index: 4, "text")`.
    private func writeSettingFactory(_ plan: MemberPlan, to writer: inout CodeWriter, _ taken: inout Set<String>) {
        guard plan.fact.kind == .subscript, plan.fact.isSettable, !holdsClosure(plan) else { return }
        let spelling = isAmbiguous(plan) ? stem(of: plan) : Self.base(of: plan)
        let name = "set" + SwiftIdentifier.capitalized(spelling)
        let indices = plan.recorded.filter(\.isCompared).map(\.factoryDeclaration)
        let list = (indices + ["_ newValue: \(plan.handlerResult)"]).joined(separator: ", ")
        guard taken.insert("\(name)(\(list))").inserted else { return }
        for attribute in plan.availability { writer.line("\(attribute)") }
        let values =
            plan.recorded.map { $0.isCompared ? SwiftIdentifier.escaped($0.name) : "AnyArgument()" } + ["newValue"]
        let expression = values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
        writer.line(
            "\(context.access)static func \(name)(\(list)) -> Self { \(made(plan.id + " =", with: expression)) }")
    }

    private func writeFactory(_ plan: MemberPlan, to writer: inout CodeWriter, _ taken: inout Set<String>) {
        let compared = plan.recorded.filter(\.isCompared)
        let name = isAmbiguous(plan) ? stem(of: plan) : Self.base(of: plan)
        guard !compared.isEmpty else {
            writeVariable(plan, name, to: &writer, &taken)
            return
        }
        let list = compared.map(\.factoryDeclaration).joined(separator: ", ")
        guard taken.insert("\(name)(\(list))").inserted else { return }
        for attribute in plan.availability { writer.line("\(attribute)") }
        let values = plan.recorded.map { $0.isCompared ? SwiftIdentifier.escaped($0.name) : "AnyArgument()" }
        let expression = values.count == 1 ? values[0] : "(" + values.joined(separator: ", ") + ")"
        writer.line("\(context.access)static func \(name)(\(list)) -> Self { \(made(plan.id, with: expression)) }")
    }

    private func isAmbiguous(_ plan: MemberPlan) -> Bool {
        !ambiguous.isEmpty && ambiguous.contains(Self.spelling(of: plan))
    }

    /// Returns the name of a call of the member, if nothing else is spelled so.
    private static func base(of plan: MemberPlan) -> String {
        switch plan.fact.kind {
        case .initializer: return "initialize"
        case .subscript: return "subscripted"
        default:
            return SwiftIdentifier.isOperator(plan.fact.name)
                ? SwiftIdentifier.word(forOperator: plan.fact.name) : SwiftIdentifier.memberName(plan.fact.name)
        }
    }

    /// Returns the spelling by which the compiler tells calls apart.
    private static func spelling(of plan: MemberPlan) -> String {
        let compared = plan.recorded.filter(\.isCompared)
        guard !compared.isEmpty else { return base(of: plan) }
        return base(of: plan) + "(" + compared.map(\.factorySpelling).joined(separator: ", ") + ")"
    }

    /// The expression of a call. What is named by no other costs the compiler less than to choose among initialisers.
    private func made(_ id: String, with arguments: String?) -> String {
        let isNamed = isExtension && !hasMembersNamedAsMakers
        guard let arguments else { return (isNamed ? "bareCall" : ".init") + "(\"\(id)\")" }
        return (isNamed ? "callWith" : ".init") + "(\"\(id)\", \(arguments))"
    }

    private func writeVariable(
        _ plan: MemberPlan, _ name: String, to writer: inout CodeWriter, _ taken: inout Set<String>
    ) {
        guard taken.insert(name).inserted else { return }
        for attribute in plan.availability { writer.line("\(attribute)") }
        let call = made(plan.id, with: plan.recorded.isEmpty ? nil : "AnyArgument()")
        writer.line("\(context.access)static var \(name): Self { \(call) }")
    }

    /// Writes the function by which a test asks for a member's calls and their arguments.
    private func writeMatcher(_ plan: MemberPlan, to writer: inout CodeWriter, _ taken: inout Set<String>) {
        guard plan.recordedType != nil else { return }
        var name = stem(of: plan)
        // A name that a call of another member has is not for it.
        if taken.contains(name) || namesOfMembers.contains(name) {
            name = SwiftIdentifier.escaped(SwiftIdentifier.plain(name) + "Call")
        }
        guard taken.insert(name).inserted else { return }
        for attribute in plan.availability { writer.line("\(attribute)") }
        writer.line(
            "\(context.access)static var \(name): CallMatching<Self, \(plan.recordedTypeText)> { CallMatching(\"\(plan.id)\") }"
        )
    }

    /// The name for members that share theirs, where no keyword may stand.
    private func stem(of plan: MemberPlan) -> String {
        switch plan.stem {
        case "init": return "initialize"
        case "subscript": return "subscripted"
        default: return SwiftIdentifier.memberName(plan.stem)
        }
    }

    private func holdsClosure(_ plan: MemberPlan) -> Bool {
        plan.fact.type?.contains { part in
            part.isFunction || part.lastName.map { context.index.isFunctionAlias($0) } ?? false
        } ?? false
    }
}
