import SourceModel

/// The associated types of a protocol as its mock has them: what is known to be another type becomes an alias of the mock,
/// and the rest its type parameters.
struct AssociatedTypes {
    /// The names, in the order in which they were met.
    private var names: [String] = []
    private var constraints: [String: [TypeFact]] = [:]
    private var defaults: [String: TypeFact] = [:]
    /// The requirements beside the constraints.
    private var requirements: [RequirementFact]
    /// The types that names stand for.
    private var known: [String: TypeFact] = [:]

    /// Gathers what is declared of each name.
    ///
    /// - Parameters:
    ///   - members: The declarations of associated types.
    ///   - requirements: The requirements beside equalities.
    init(_ members: [MemberFact], _ requirements: [RequirementFact]) {
        self.requirements = requirements
        for member in members {
            if !names.contains(member.name) { names.append(member.name) }
            for constraint in member.inheritance where !(constraints[member.name] ?? []).contains(constraint) {
                constraints[member.name, default: []].append(constraint)
            }
            if let type = member.type, defaults[member.name] == nil { defaults[member.name] = type }
        }
    }

    /// Finds out what each name is in the mock.
    ///
    /// - Parameters:
    ///   - equalities: The types that have to be the same.
    ///   - bindings: The types that somebody chose for names.
    ///   - result: Gets aliases, type parameters, and what is required of these.
    /// - Throws: Why there can be no mock.
    consuming func resolve(
        _ equalities: [(left: TypeFact, right: TypeFact)], binding bindings: [(name: String, type: String)],
        in result: inout ResolvedProtocol
    ) throws(MockRefusal) {
        for (name, type) in bindings {
            if names.contains(name) { known[name] = .verbatim(type) } else { result.unknownBindings.append(name) }
        }
        equate(equalities)
        for name in names where known[name] == nil {
            guard let type = defaults[name], !type.mentions(anyOf: [name]), !leads(type, to: name) else { continue }
            known[name] = type
        }
        let aliases = flattened
        divide(aliases, into: &result)
        if !aliases.isEmpty {
            // The mock's own names are not known in its `where` clause.
            requirements = requirements.map { requirement in
                RequirementFact(
                    left: requirement.left.replacing(aliases), relation: requirement.relation,
                    right: requirement.right?.replacing(aliases))
            }
        }
        try require(of: &result)
    }

    /// Takes one of two equal types for the other. What is equal beside that is left to the compiler.
    private mutating func equate(_ equalities: [(left: TypeFact, right: TypeFact)]) {
        for (left, right) in equalities {
            if let name = free(left), !right.mentions(anyOf: [name]), !leads(right, to: name) {
                known[name] = right
            } else if let name = free(right), !left.mentions(anyOf: [name]), !leads(left, to: name) {
                known[name] = left
            } else {
                requirements.append(RequirementFact(left: left, relation: .equals, right: right))
            }
        }
    }

    /// The associated type that a type is, as long as it stands for no other.
    private func free(_ type: TypeFact) -> String? {
        guard case .named(nil, let name, _) = type, names.contains(name), known[name] == nil else { return nil }
        return name
    }

    /// Makes aliases of the names that are known, and type parameters of the others.
    private mutating func divide(_ aliases: [String: TypeFact], into result: inout ResolvedProtocol) {
        for name in names {
            let own = constraints[name] ?? []
            if let type = known[name]?.withoutSelf {
                result.aliases.append((name, type))
                // What the one has to be, the other has to be now.
                requirements += own.map { RequirementFact(left: type, relation: .conforms, right: $0) }
                continue
            }
            if own.contains(.suppressed(.plain("Copyable"))) { result.noncopyable.insert(name) }
            let constraint = own.count > 1 ? TypeFact.composition(own) : own.first
            result.typeParameters.append(GenericParameterFact(name: name, constraint: constraint?.replacing(aliases)))
        }
    }

    /// Keeps the requirements that are the type parameters'.
    private func require(of result: inout ResolvedProtocol) throws(MockRefusal) {
        let parameters = Set(result.typeParameters.map(\.name))
        for requirement in requirements where !parameters.isEmpty {
            guard requirement.left.mentions(anyOf: parameters) || requirement.right?.mentions(anyOf: parameters) == true
            else { continue }
            if requirement.relation == .equals, requirement.left == requirement.right { continue }
            if requirement.right?.mentions(anyOf: ["Self"]) == true || requirement.left.mentions(anyOf: ["Self"]) {
                throw MockRefusal(reason: "an associated type is bound to Self by “\(requirement.description)”")
            }
            if !result.requirements.contains(requirement) { result.requirements.append(requirement) }
        }
        for parameter in result.typeParameters where parameter.constraint?.mentions(anyOf: ["Self"]) == true {
            throw MockRefusal(reason: "the associated type \(parameter.name) is bound to Self")
        }
    }

    /// Returns true if an alias that the type mentions is made of the name, even through others: a circle would
    /// never end.
    private func leads(_ type: TypeFact, to name: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [type]
        while let next = waiting.popLast() {
            let isFound = next.contains { part in
                guard case .named(nil, let other, _) = part, seen.insert(other).inserted, let target = known[other]
                else { return false }
                waiting.append(target)
                return target.mentions(anyOf: [name])
            }
            if isFound { return true }
        }
        return false
    }

    /// The known types without names that other known types stand for.
    private var flattened: [String: TypeFact] {
        var flat = known.mapValues(\.withoutSelf)
        // One that is made of itself is not: nothing is gained after as many rounds as there are names.
        for _ in known {
            let next = flat.mapValues { $0.replacing(flat) }
            if next == flat { break }
            flat = next
        }
        return flat
    }
}

extension TypeFact {
    /// The type with names in the place of `Self.Name`.
    var withoutSelf: TypeFact {
        replacing { part in
            if case .named(.some(.named(nil, "Self", _)), let name, let arguments) = part {
                return .named(base: nil, name: name, arguments: arguments)
            }
            return nil
        }
    }

    /// The type with other types in the place of some names.
    fileprivate func replacing(_ types: [String: TypeFact]) -> TypeFact {
        replacing { part in
            if case .named(nil, let name, _) = part { return types[name] }
            return nil
        }
    }
}
