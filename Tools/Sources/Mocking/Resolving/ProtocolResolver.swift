import SourceModel

/// Gathers what a protocol's mock has to have.
struct ProtocolResolver {
    private let index: ProtocolIndex
    private let assumed: Set<String>
    private var result: ResolvedProtocol
    private var visited: Set<String> = []
    private var associated: [MemberFact] = []
    private var equalities: [(left: TypeFact, right: TypeFact)] = []
    private var otherRequirements: [RequirementFact] = []
    private var inheritedIsolation: Isolation?
    private var isActor = false
    /// True if one of the refined protocols is isolated by nothing but its module's default.
    private var refinesDefaultIsolated = false
    private var isIdentifiable = false
    /// A refined protocol that belongs to a global actor, with that actor.
    private var ofAnother: (name: String, actor: String)?
    /// A protocol of the system among the refined ones to which no class of an actor conforms.
    private var ofNobody: String?
    private let bindings: [(name: String, type: String)]

    /// Resolves a protocol.
    ///
    /// - Parameters:
    ///   - reference: The protocol.
    ///   - index: Where the protocols that it refines are found.
    ///   - assumed: Protocols elsewhere that require nothing.
    ///   - bindings: The types for associated types.
    /// - Returns: All that its mock has to have.
    /// - Throws: Why it can have none.
    static func resolve(
        _ reference: ProtocolReference, in index: ProtocolIndex, assuming assumed: Set<String> = [],
        binding bindings: [(name: String, type: String)] = []
    ) throws(MockRefusal) -> ResolvedProtocol {
        var resolver = ProtocolResolver(
            index: index, assumed: assumed, bindings: bindings, result: ResolvedProtocol(reference: reference))
        return try resolver.run()
    }

    private init(
        index: ProtocolIndex, assumed: Set<String>, bindings: [(name: String, type: String)], result: ResolvedProtocol
    ) {
        self.index = index
        self.assumed = assumed
        self.bindings = bindings
        self.result = result
    }

    private mutating func run() throws(MockRefusal) -> ResolvedProtocol {
        try refuseUnusable(result.fact)
        try visit(result.reference, conditions: [])
        addIdentity()
        let stated = ownIsolation(of: result.reference) ?? inheritedIsolation
        try settleIsolation(stated)
        settleConformance(stated)
        settleMembers()
        try AssociatedTypes(associated, otherRequirements).resolve(equalities, binding: bindings, in: &result)
        if let (name, module) = index.hiddenName(in: result) {
            throw MockRefusal(
                reason:
                    "it names \(name) of \(module), which another module has as well, and \(module).\(name) would be "
                    + "looked for in a type that is called like the module")
        }
        let own = Set(associated.map(\.name) + result.namedTypes.keys)
        for index in result.members.indices where !result.members[index].modules.isEmpty {
            result.members[index].modules = result.members[index].modules.filter { !own.contains($0.key) }
        }
        return result
    }

    /// Refuses a protocol that no class elsewhere can conform to, whatever it requires.
    private func refuseUnusable(_ fact: ProtocolFact) throws(MockRefusal) {
        guard !fact.hasSyntaxError else { throw MockRefusal(reason: MockRefusal.syntaxError) }
        for hidden in ["private", "fileprivate"] where fact.modifiers.contains(hidden) {
            throw MockRefusal(reason: "it is \(hidden): nothing outside its file can name it")
        }
        if fact.attributes.contains(where: { $0.hasPrefix("@available(*, unavailable") }) {
            throw MockRefusal(reason: "it is marked as unavailable")
        }
        if fact.nesting.contains(where: { $0.contains("<") }) {
            throw MockRefusal(reason: "it is nested in a generic type's extension")
        }
    }

    // MARK: Isolation

    /// Decides what the mock is isolated to.
    ///
    /// - Parameter stated: The isolation that the protocol says or inherits.
    private mutating func settleIsolation(_ stated: Isolation?) throws(MockRefusal) {
        if case .global = stated, let name = ofNobody {
            throw MockRefusal(reason: "it belongs to an actor, which a class that conforms to \(name) must not")
        }
        if isActor, let (name, actor) = ofAnother {
            throw MockRefusal(reason: "an actor cannot conform to \(name), which belongs to \(actor)")
        }
        result.isolation = isActor ? .instance : stated ?? moduleIsolation
        if stated == nil, result.isSendable, !isActor, case .global = result.isolation {
            // A default isolates the requirements of such a protocol, but not its conformances, which must be usable
            // everywhere.
            result.isolation = .nonisolated
        }
    }

    /// Decides what the mock says of its conformance.
    ///
    /// - Parameter stated: The isolation that the protocol says or inherits.
    private mutating func settleConformance(_ stated: Isolation?) {
        let (fact, reference) = (result.fact, result.reference)
        if result.isSendable {
            if case .global = inheritedIsolation,
                explicitIsolation(fact.attributes, fact.modifiers, from: reference) == nil
            {
                result.conformance = .preconcurrentInSwift5
            }
        } else if stated == nil || refinesDefaultIsolated {
            result.conformance = .stated
        } else if explicitIsolation(fact.attributes, fact.modifiers, from: reference) == nil {
            result.conformance = .statedInSwift5
        }
    }

    /// Decides what the members are isolated to.
    private mutating func settleMembers() {
        if isActor {
            // What a module's default says of other protocols, an actor's own isolation overrules.
            for index in result.members.indices {
                let member = result.members[index].fact
                // Whoever knows of no actor calls a member from anywhere, and awaits only what says so.
                let isReached = result.members[index].isOfActor || member.isAsync
                result.members[index].isolation =
                    explicitIsolation(member.attributes, member.modifiers) ?? (isReached ? .instance : .nonisolated)
            }
        } else if case .global = result.isolation {
            for index in result.members.indices where result.members[index].isolation == .unknown {
                // A requirement that knows of no actor must stay callable from anywhere.
                result.members[index].isolation = .nonisolated
            }
        }
    }

    private var moduleIsolation: Isolation {
        switch result.reference.module?.defaultIsolation ?? index.defaultIsolation {
        case .mainActor: return .global("MainActor")
        case .nonisolated: return result.superclass == nil ? .nonisolated : .unknown
        case .unknown: return .unknown
        }
    }

    // MARK: Refined protocols

    private mutating func visit(_ reference: ProtocolReference, conditions: [String]) throws(MockRefusal) {
        let fact = reference.fact
        let conditional = fact.conditions.joined(separator: " ")
        guard visited.insert("\(reference.source).\(fact.qualifiedName) \(conditional)").inserted else { return }
        result.sources.insert(reference.source)
        if visited.count > 1, ownIsolation(of: reference) == nil, case .global = isolationForMembers(of: reference) {
            refinesDefaultIsolated = true
        }
        if index.sources[reference.source].origin == .system, fact.modifiers.contains("nonisolated") {
            ofNobody = fact.name
        }
        let isolation = isolationForMembers(of: reference)
        let isOfActor = isActors(reference)
        if case .global(let actor) = isolation, !isOfActor { ofAnother = ofAnother ?? (fact.name, actor) }
        for member in fact.members {
            var member = member
            member.conditions = conditions + member.conditions
            if !index.ambiguous.isEmpty {
                member.attributes = member.attributes.map { attribute in
                    let name = TypeFact.attributeName(attribute)
                    let module = index.module(of: name, from: reference)
                    return TypeFact.qualified(attribute: attribute, with: module.map { [name: $0] } ?? [:])
                }
            }
            add(
                member, isolation, isOfActor: isOfActor, modules: modules(of: member, from: reference),
                path: reference.path)
            if member.kind == .associatedType { gather(member.requirements, from: reference) }
        }
        gather(fact.requirements, from: reference)
        for parent in fact.inheritance { try visit(parent: parent, of: reference, conditions) }
        // `where Self: Base` says the same as `: Base`.
        for requirement in fact.requirements where requirement.relation == .conforms {
            guard requirement.left == .plain("Self"), let parent = requirement.right else { continue }
            try visit(parent: parent, of: reference, conditions)
        }
    }

    private mutating func visit(
        parent: TypeFact, of reference: ProtocolReference, _ conditions: [String]
    ) throws(MockRefusal) {
        switch parent {
        case .composition(let parts):
            for part in parts { try visit(parent: part, of: reference, conditions) }
        case .suppressed: break
        case .attributed(_, _, let base): try visit(parent: base, of: reference, conditions)
        case .named(let base, let name, let arguments):
            if let found = index.find(name, base: base?.lastName, from: reference) {
                if case .global(let actor) = ownIsolation(of: found) {
                    inheritedIsolation = inheritedIsolation ?? .global(actor)
                }
                for (primary, argument) in zip(found.fact.primaryAssociatedTypes, arguments) {
                    equalities.append((.plain(primary), qualified(argument, from: reference)))
                }
                for branch in index.branches(of: found) {
                    let added = branch.fact.conditions.filter { !reference.fact.conditions.contains($0) }
                    try visit(branch, conditions: conditions + added)
                }
            } else if let known = WellKnownProtocol.named(name) {
                try take(known, name)
                if name == "Identifiable", let id = arguments.first { equalities.append((.plain("ID"), id)) }
            } else if let target = index.alias(name) {
                try visit(parent: target, of: reference, conditions)
            } else if index.classes.contains(name) {
                throw MockRefusal(
                    reason: "it is for subclasses of \(name), and mocks are subclasses of the system's classes alone")
            } else if !assumed.contains(name) {
                throw MockRefusal(
                    reason: "it refines \(parent), which is neither in the sources nor a protocol that is known")
            }
        default: throw MockRefusal(reason: "it refines \(parent)")
        }
    }

    /// An object is its own identity, unless a protocol says of what type that is.
    private mutating func addIdentity() {
        guard isIdentifiable else { return }
        for index in result.members.indices where result.members[index].fact.name == "id" {
            result.members[index].join(.nonisolated, isOfActor: false)
        }
        guard equalities.contains(where: { $0.left == .plain("ID") || $0.right == .plain("ID") }) else { return }
        associated.append(MemberFact(kind: .associatedType, name: "ID"))
        var id = MemberFact(kind: .property, name: "id")
        id.type = .plain("ID")
        add(id, .nonisolated)
    }

    private mutating func take(_ known: WellKnownProtocol, _ name: String) throws(MockRefusal) {
        if let refusal = known.refusal { throw MockRefusal(reason: refusal) }
        if known.isSendable { result.isSendable = true }
        if known.isActor { isActor = true }
        if name == "Identifiable" { isIdentifiable = true }
        if known.isEquatable { result.isEquatable = true }
        if known.isHashable { result.isHashable = true }
        if known.isMainActor { inheritedIsolation = .global("MainActor") }
        if let superclass = known.superclass, result.superclass?.isRoot ?? true {
            result.superclass = superclass
        }
    }

    // MARK: Members

    /// The modules of the types in a member that have to be named with them.
    ///
    /// Types around a protocol are named in the same way.
    private func modules(of member: MemberFact, from reference: ProtocolReference) -> [String: String] {
        guard !index.ambiguous.isEmpty || !reference.fact.nesting.isEmpty else { return [:] }
        var modules: [String: String] = [:]
        for type in member.types {
            for (name, module) in self.modules(in: type, from: reference) { modules[name] = module }
        }
        for parameter in member.generics { modules[parameter.name] = nil }
        return modules
    }

    private func modules(in type: TypeFact, from reference: ProtocolReference) -> [String: String] {
        var modules: [String: String] = [:]
        _ = type.contains { part in
            for attribute in part.attributes {
                let name = TypeFact.attributeName(attribute)
                if let module = index.module(of: name, from: reference) { modules[name] = module }
            }
            guard case .named(nil, let name, _) = part, modules[name] == nil else { return false }
            if let scope = index.scope(of: name, from: reference.fact, to: result.fact) {
                if !scope.isEmpty { modules[name] = scope }
            } else {
                modules[name] = index.module(of: name, from: reference)
            }
            return false
        }
        return modules
    }

    /// A type as it is named where the mock stands; the protocol's own names stay.
    private func qualified(_ type: TypeFact, from reference: ProtocolReference) -> TypeFact {
        guard !index.ambiguous.isEmpty || !reference.fact.nesting.isEmpty else { return type }
        var modules = modules(in: type, from: reference)
        for member in reference.fact.members where member.kind == .associatedType || member.kind == .alias {
            modules[member.name] = nil
        }
        return modules.isEmpty ? type : type.qualified(with: modules)
    }

    private mutating func add(
        _ member: MemberFact, _ isolation: Isolation, isOfActor: Bool = false, modules: [String: String] = [:],
        path: String = ""
    ) {
        switch member.kind {
        case .associatedType:
            // Its types are named at once: what it is bound to elsewhere may be of another file.
            associated.append(modules.isEmpty ? member : MemberPlan.qualified(member, with: modules))
        case .alias:
            if let type = member.type, result.namedTypes[member.name] == nil {
                result.namedTypes[member.name] = NamedType(parameters: member.generics.map(\.name), type: type)
            }
        default:
            // What is isolated to an argument, is isolated to nothing else.
            let isIsolatedToArgument = member.parameters.contains { $0.type.specifiers.contains("isolated") }
            let own =
                explicitIsolation(member.attributes, member.modifiers)
                ?? (isIsolatedToArgument ? .nonisolated : isolation)
            if let place = result.members.firstIndex(where: { $0.fact.isSameRequirement(as: member) }) {
                if member.isSettable { result.members[place].fact.isSettable = true }
                // One witness serves both requirements if it does no more than either allows.
                if !member.throwing.isThrowing { result.members[place].fact.throwing = .nothing }
                result.members[place].join(own, isOfActor: isOfActor)
            } else {
                result.members.append(
                    ResolvedMember(
                        fact: member, isolation: own, isOfActor: isOfActor, modules: modules, path: path))
            }
        }
    }

    private func isolationForMembers(of reference: ProtocolReference) -> Isolation {
        if let own = ownIsolation(of: reference) { return own }
        switch reference.module?.defaultIsolation ?? index.defaultIsolation {
        case .mainActor: return .global("MainActor")
        case .nonisolated: return .nonisolated
        case .unknown: return .unknown
        }
    }

    /// Returns the isolation that a protocol declares, or inherits from the protocols that it refines.
    private func ownIsolation(of reference: ProtocolReference, depth: Int = 0) -> Isolation? {
        if let explicit = explicitIsolation(
            reference.fact.attributes, reference.fact.modifiers, from: reference)
        {
            return explicit
        }
        guard depth < 16 else { return nil }
        for parent in reference.fact.inheritance {
            guard case .named(let base, let name, _) = parent.unattributed else { continue }
            if let found = index.find(name, base: base?.lastName, from: reference) {
                if found.source == reference.source, found.fact.qualifiedName == reference.fact.qualifiedName {
                    continue
                }
                // What a protocol is free of, those that refine it are not: a default still isolates them.
                if case .global(let actor) = ownIsolation(of: found, depth: depth + 1) { return .global(actor) }
            } else if WellKnownProtocol.named(name)?.isMainActor == true {
                return .global("MainActor")
            }
        }
        return nil
    }

    /// Returns true if only actors conform to a protocol.
    private func isActors(_ reference: ProtocolReference, depth: Int = 0) -> Bool {
        depth < 16
            && reference.fact.inheritance.contains { parent in
                guard case .named(let base, let name, _) = parent.unattributed else { return false }
                if let found = index.find(name, base: base?.lastName, from: reference) {
                    return found !== reference && isActors(found, depth: depth + 1)
                }
                return WellKnownProtocol.named(name)?.isActor == true
            }
    }

    private func explicitIsolation(
        _ attributes: [String], _ modifiers: [String], from reference: ProtocolReference? = nil
    ) -> Isolation? {
        for attribute in attributes {
            var name = TypeFact.attributeName(attribute)
            if let module = reference.flatMap({ index.module(of: name, from: $0) }) { name = "\(module).\(name)" }
            let last = String(name.split(separator: ".").last ?? "")
            if index.globalActors.contains(last) || (last.hasSuffix("Actor") && last != "globalActor") {
                return .global(name)
            }
        }
        return modifiers.contains { $0.hasPrefix("nonisolated") } ? .nonisolated : nil
    }

    private mutating func gather(_ requirements: [RequirementFact], from reference: ProtocolReference) {
        for requirement in requirements {
            let left = qualified(requirement.left.withoutSelf, from: reference)
            let right = requirement.right.map { qualified($0.withoutSelf, from: reference) }
            if requirement.relation == .equals, let right {
                equalities.append((left, right))
                continue
            }
            otherRequirements.append(
                RequirementFact(left: left, relation: requirement.relation, right: right))
        }
    }
}
