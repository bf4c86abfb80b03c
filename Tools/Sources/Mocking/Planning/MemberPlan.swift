import SourceModel

/// All that is said of a mock as a whole while its members are written. Each of them refers to it, so it is not copied.
final class MockContext {
    /// The mock's name.
    let name: String
    let resolved: ResolvedProtocol
    let index: ProtocolIndex
    let options: MockOptions
    /// The values that members give where nothing was stubbed; empty unless members have Mockolo's names.
    let defaults: MockoloDefaults

    /// The declaration with the name that its decorator would have, if there is one.
    let nameOfProxyIsOf: String?

    init(
        of mock: NamedMock, resolved: ResolvedProtocol, index: ProtocolIndex, options: MockOptions,
        defaults: MockoloDefaults
    ) {
        nameOfProxyIsOf = mock.nameOfProxyIsOf
        self.defaults = defaults
        name = mock.name
        self.resolved = resolved
        self.index = index
        self.options = options
        let own = index.access(of: resolved.fact, in: resolved.reference.source)
        access = MockOptions.Access.lower(options.access, own).keyword
    }

    /// The access level with a space behind, empty for `internal`: no more than the protocol's own.
    let access: String
    var isActor: Bool { resolved.isolation == .instance }
    /// True if the mock may be used from several threads at once.
    var isShared: Bool {
        if case .global = resolved.isolation { return false }
        return resolved.isSendable || isActor
    }
    var isGeneric: Bool { !resolved.typeParameters.isEmpty }

    /// A type as it is spelled in the mock: `Self` is the mock itself, which is final.
    func spelled(_ type: TypeFact, depth: Int = 0) -> TypeFact {
        type.replacing { part in
            switch part {
            case .named(.some(.named(nil, "Self", _)), let name, let arguments):
                return alias(name, arguments, depth)
                    ?? .named(base: nil, name: name, arguments: arguments.map { spelled($0) })
            case .named(nil, "Self", _): return .plain(name)
            case .named(nil, let name, let arguments): return alias(name, arguments, depth)
            default: return nil
            }
        }
    }

    /// Returns the type behind an alias of the protocol: it would be reached through the conformance, which may
    /// belong to an actor.
    private func alias(_ name: String, _ arguments: [TypeFact], _ depth: Int) -> TypeFact? {
        guard depth < 8, let alias = resolved.namedTypes[name], alias.parameters.count == arguments.count else {
            return nil
        }
        let given = Dictionary(zip(alias.parameters, arguments)) { first, _ in first }
        let type = alias.type.replacing { part in
            if case .named(nil, let name, _) = part { return given[name].map { spelled($0, depth: depth + 1) } }
            return nil
        }
        return given.isEmpty ? spelled(type, depth: depth + 1) : type
    }
}

/// The plan of one member. Its printers share it.
final class MemberPlan {
    /// The member, `Self` replaced.
    let fact: MemberFact
    let isolation: Isolation
    /// The file that declares it.
    let path: String
    /// The beginning of its properties' names.
    let stem: String
    /// The record's name for it: `present(text:)`.
    let id: String
    let parameters: [ParameterPlan]
    /// The parameters that are recorded.
    let recorded: [ParameterPlan]
    /// The type of what one call records.
    let recordedType: TypeFact?
    /// The same as it is written.
    let recordedTypeText: String
    /// True if its handler is kept by the recorder, under its lock, and not in a property of its own.
    let isBoxed: Bool
    /// `nonisolated ` where the member is freer than its mock.
    let freedom: String
    /// The type that a handler returns.
    let handlerResult: TypeFact
    /// True if the result has to be turned back into a type parameter's type.
    let castsResult: Bool
    /// True if the result can be copied.
    let isResultCopyable: Bool
    let context: MockContext

    init(_ member: ResolvedMember, stem: String, id: String, context: MockContext) {
        var fact = Self.withoutShadows(member.fact, of: context.resolved.typeParameters)
        fact.type = fact.type.map { context.spelled($0) }
        fact.throwing = fact.throwing.replacing { $0 == .plain("Self") ? .plain(context.name) : nil }
        fact.parameters = fact.parameters.map { parameter in
            var parameter = parameter
            parameter.type = context.spelled(parameter.type)
            return parameter
        }
        if !member.modules.isEmpty { fact = Self.qualified(fact, with: member.modules) }
        let generics = GenericErasure(fact, index: context.index, naming: context.options.naming)
        // An error that is a type parameter cannot be named by a closure that is none.
        let planner = ParameterPlanner(
            index: context.index, generics: generics, isAsync: fact.isAsync,
            isThrowing: fact.throwing.isThrowing && fact.throwing != .rethrowing,
            recordsClosures: context.options.naming == .stable,
            noncopyable: context.index.noncopyableTypes.union(context.resolved.noncopyable),
            lendsClosures: context.options.naming == .stable && !fact.isAsync
                && !(fact.kind == .subscript && fact.isSettable)
                && fact.parameters.allSatisfy { $0.type.specifiers.allSatisfy { $0 == "inout" } },
            isSubscript: fact.kind == .subscript)
        let parameters = fact.parameters.enumerated().map { planner.plan($1, position: $0) }
        self.parameters = parameters
        self.recorded = parameters.filter { $0.recordedType != nil }
        self.recordedType = Self.type(of: recorded)
        self.recordedTypeText = recordedType?.description ?? ""
        self.fact = fact
        self.stem = stem
        self.id = id
        self.context = context
        self.isolation = member.isolation
        path = member.path

        let isAvailable = fact.attributes.contains { $0.hasPrefix("@available") }
        var freedom = ""
        if member.isolation == .nonisolated {
            switch context.resolved.isolation {
            case .global, .instance: freedom = "nonisolated "
            default: if member.isFreed { freedom = "nonisolated " }
            }
        }
        self.freedom = freedom
        self.isBoxed =
            context.isShared || fact.isStatic || isAvailable || !freedom.isEmpty

        let result = fact.type ?? .void
        let erased = generics.erased(result)
        self.handlerResult = erased
        self.castsResult = generics.mentions(result)
        let noncopyable = planner.noncopyable
        self.isResultCopyable = !result.contains { part in
            if case .named(_, let name, _) = part { return noncopyable.contains(name) || generics.isNoncopyable(name) }
            return false
        }
    }

    /// Names types with their modules, where their names alone would be ambiguous.
    static func qualified(_ fact: MemberFact, with modules: [String: String]) -> MemberFact {
        var fact = fact
        fact.type = fact.type?.qualified(with: modules)
        for index in fact.parameters.indices {
            fact.parameters[index].type = fact.parameters[index].type.qualified(with: modules)
        }
        for index in fact.generics.indices {
            fact.generics[index].constraint = fact.generics[index].constraint?.qualified(with: modules)
        }
        fact.requirements = fact.requirements.map { requirement in
            RequirementFact(
                left: requirement.left.qualified(with: modules), relation: requirement.relation,
                right: requirement.right?.qualified(with: modules))
        }
        fact.inheritance = fact.inheritance.map { $0.qualified(with: modules) }
        if case .typed(let error) = fact.throwing { fact.throwing = .typed(error.qualified(with: modules)) }
        return fact
    }

    /// The member with other names for those of its type parameters that are called like one of the mock's.
    private static func withoutShadows(_ fact: MemberFact, of outer: [GenericParameterFact]) -> MemberFact {
        guard !outer.isEmpty, !fact.generics.isEmpty else { return fact }
        let names = Set(outer.map(\.name))
        let taken = names.union(fact.generics.map(\.name))
        var others: [String: TypeFact] = [:]
        for name in fact.generics.map(\.name) where names.contains(name) {
            var other = name + "Own"
            while taken.contains(other) { other += "Own" }
            others[name] = .plain(other)
        }
        guard !others.isEmpty else { return fact }
        func renamed(_ type: TypeFact) -> TypeFact {
            type.replacing { part in
                if case .named(nil, let name, _) = part { return others[name] }
                return nil
            }
        }
        var fact = fact
        fact.generics = fact.generics.map { parameter in
            var parameter = parameter
            if case .named(_, let name, _)? = others[parameter.name] { parameter.name = name }
            parameter.constraint = parameter.constraint.map(renamed)
            return parameter
        }
        fact.requirements = fact.requirements.map {
            RequirementFact(left: renamed($0.left), relation: $0.relation, right: $0.right.map(renamed))
        }
        for index in fact.parameters.indices { fact.parameters[index].type = renamed(fact.parameters[index].type) }
        fact.type = fact.type.map(renamed)
        if case .typed(let error) = fact.throwing { fact.throwing = .typed(renamed(error)) }
        return fact
    }

    var returnsVoid: Bool { (fact.type ?? .void).isVoid }

    /// The errors that the handler may throw: a rethrowing function may throw nothing of its own.
    var handlerThrowing: ThrowingFact {
        switch fact.throwing {
        case .rethrowing: return .nothing
        case .typed(let error) where error.mentions(anyOf: Set(fact.generics.map(\.name))): return .nothing
        default: return fact.throwing
        }
    }

    /// Attributes of the handler's type: where an asynchronous one runs, and whether threads may share it.
    private var handlerAttributes: [String] {
        var attributes: [String] = []
        let runsOn = freedom.isEmpty ? isolation == .unknown ? context.resolved.isolation : isolation : .nonisolated
        if fact.isAsync, case .global(let actor) = runsOn { attributes.append("@\(actor)") }
        if context.isShared || freedom == "nonisolated " { attributes.append("@Sendable") }
        return attributes
    }

    /// The type of the handler, without its optional.
    var handlerType: TypeFact {
        let function = TypeFact.function(
            FunctionTypeFact(
                parameters: parameters.compactMap(\.handlerType), isAsync: fact.isAsync, throwing: handlerThrowing,
                result: returnsVoid ? .plain("Void") : handlerResult))
        return handlerAttributes.isEmpty
            ? function : .attributed(specifiers: [], attributes: handlerAttributes, function)
    }

    /// The parameters as they are declared.
    var parameterClause: CodeText { "(\(list: parameters.map(\.declaration)))" }

    /// True if nothing but its name tells it from others.
    var takesNoArguments: Bool {
        fact.kind == .property || fact.kind == .function && fact.parameters.isEmpty && fact.generics.isEmpty
    }

    /// The code behind the parameters of a function.
    var resultClause: CodeText {
        let requirements = FunctionPrinter.requirements(fact, context)
        let async = fact.isAsync ? " async" : ""
        guard let type = fact.type else { return "\(async)\(fact.throwing.suffix)\(requirements)" }
        return "\(async)\(fact.throwing.suffix) -> \(type)\(requirements)"
    }

    /// The recorder as it is reached from the member.
    var recorder: String { fact.isStatic ? "staticMockRecorder" : "mockRecorder" }

    /// The type of what some parameters record: the value itself, or a tuple with the parameters' names.
    private static func type(of recorded: [ParameterPlan]) -> TypeFact? {
        if recorded.count == 1 { return recorded[0].recordedType }
        if recorded.isEmpty { return nil }
        return .tuple(
            recorded.map { TupleElementFact(label: SwiftIdentifier.label($0.name), type: $0.recordedType ?? .void) })
    }

    /// The expression of what one call records.
    var recordedExpression: CodeText {
        if recorded.count == 1 { return "\(recorded[0].recorded)" }
        return "(\(list: recorded.map { "\(SwiftIdentifier.label($0.name)): \($0.recorded)" }))"
    }

    /// The expression of what is recorded where a subscript is set.
    var recordedSetting: String {
        let recorded = recorded.map { "\(SwiftIdentifier.label($0.name)): \($0.recorded)" } + ["newValue: newValue"]
        return recorded.count == 1 ? "newValue" : "(" + recorded.joined(separator: ", ") + ")"
    }

    /// Attributes that the member's declarations carry.
    var availability: [String] { fact.attributes.filter { $0.hasPrefix("@available") } }

    /// The actor that the member names itself, where it differs from its mock's.
    var ownActor: String? {
        guard freedom.isEmpty, case .global(let actor) = isolation, context.resolved.isolation != isolation else {
            return nil
        }
        return "@\(actor) "
    }

    /// The same before a declaration that carries the member's attributes, one of which may say it already.
    var statedActor: String {
        let kept = fact.attributes.filter(FunctionPrinter.isKept)
        guard let actor = ownActor, !kept.contains(where: { actor == $0 + " " }) else { return "" }
        return actor
    }

    var staticPrefix: String { fact.isStatic ? "static " : "" }

    /// Returns the record's name for a member.
    static func id(of fact: MemberFact) -> String {
        switch fact.kind {
        case .property: return fact.name
        default: return fact.name + "(" + fact.parameters.map { $0.label + ":" }.joined() + ")"
        }
    }

    /// Returns the record's name for a member that shares its labels with another.
    static func typedID(of fact: MemberFact) -> String {
        let parameters = fact.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        let effects = (fact.isAsync ? " async" : "") + fact.throwing.suffix
        return "\(fact.name)(\(parameters))\(effects)" + (fact.type.map { " -> \($0)" } ?? "")
    }
}

extension MemberFact {
    /// The types that the member names.
    var types: [TypeFact] {
        var types = parameters.map(\.type) + inheritance + generics.compactMap(\.constraint)
        if let type { types.append(type) }
        if case .typed(let error) = throwing { types.append(error) }
        for requirement in requirements { types += [requirement.left] + (requirement.right.map { [$0] } ?? []) }
        return types
    }
}

extension TypeFact {
    /// An attribute with its name spelled by the module: `@Core.Storage` for `@Storage`.
    static func qualified(attribute: String, with modules: [String: String]) -> String {
        modules[attributeName(attribute)].map { "@\($0)." + attribute.dropFirst() } ?? attribute
    }

    /// The name of an attribute.
    static func attributeName(_ attribute: String) -> String { String(attribute.dropFirst().prefix { $0 != "(" }) }

    /// The type with some names spelled by their modules, or by the types around them.
    func qualified(with modules: [String: String]) -> TypeFact {
        replacing { part in
            if case .attributed(let specifiers, let attributes, let base) = part {
                let named = attributes.map { TypeFact.qualified(attribute: $0, with: modules) }
                if named == attributes { return nil }
                return .attributed(specifiers: specifiers, attributes: named, base.qualified(with: modules))
            }
            guard case .named(nil, let name, let arguments) = part, let module = modules[name] else { return nil }
            return .named(
                base: .plain(module), name: name, arguments: arguments.map { $0.qualified(with: modules) })
        }
    }
}
