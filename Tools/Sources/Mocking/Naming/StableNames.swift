import SourceModel

/// Names made of a member's name and its argument labels: `load(id:)` is `loadId`, and where a parameter has no label stands a
/// low line: `show(_:)` is `show_`. What other members are called has no influence, as long as they are not spelled alike. Those
/// that are, mostly since they differ in types alone, are told apart by these, each of them wherever it stands, so that no name
/// ever passes from one member to another.
enum StableNames {
    /// Names each member.
    ///
    /// - Parameter members: The members of one mock.
    /// - Returns: The stems of the names, in the same order. Only what branches of an `#if` declare alike shares one.
    static func stems(for members: [ResolvedMember]) -> [String] {
        // Nearly always these are all different; the others are made of whole types, so they are made late.
        var stems = members.map { labelled($0.fact) }
        for name in [typed, exact] {
            let shared = collisions(among: stems, members)
            for index in shared { stems[index] = name(members[index].fact) }
        }
        return stems
    }

    /// The members whose names are not the only ones of their kind. What is declared alike in two branches of an `#if` is
    /// one member.
    private static func collisions(among stems: [String], _ members: [ResolvedMember]) -> [Int] {
        guard Set(stems).count != stems.count else { return [] }
        var uses: [String: Set<String>] = [:]
        for index in stems.indices {
            let fact = members[index].fact
            uses[stems[index], default: []].insert(fact.conditions.isEmpty ? String(index) : exact(fact))
        }
        return stems.indices.filter { (uses[stems[$0]]?.count ?? 0) > 1 }
    }

    /// The name with the labels.
    private static func labelled(_ fact: MemberFact) -> String {
        let isOperator = fact.kind == .function && SwiftIdentifier.isOperator(fact.name)
        let base = isOperator ? SwiftIdentifier.word(forOperator: fact.name) : SwiftIdentifier.identifier(fact.name)
        let labels = fact.parameters.map { parameter in
            // A subscript's only name is no label, and neither is that of an operator's operand.
            let hasNone = isOperator || fact.kind == .subscript && parameter.secondName == nil || parameter.label == "_"
            return hasNone ? "_" : SwiftIdentifier.capitalized(SwiftIdentifier.identifier(parameter.label))
        }
        return base + labels.joined()
    }

    /// The name by labels with all that a member says of types, which is never the name by labels alone: that would be
    /// another member's as soon as one is declared that has nothing to add to it.
    private static func typed(_ fact: MemberFact) -> String {
        if fact.kind == .property { return labelled(fact) + "Property" + (fact.isStatic ? "Static" : "") }
        let types =
            fact.parameters.map { $0.type.description + ($0.isVariadic ? "..." : "") } + [fact.type?.description ?? ""]
        let constraints = fact.generics.map(\.description) + fact.requirements.map(\.description)
        let effects = (fact.isAsync ? "Async" : "") + (fact.throwing.isThrowing ? "Throws" : "")
        let marks =
            (types + constraints).map(SwiftIdentifier.word(ofType:)).joined() + effects
            + (fact.isStatic ? "Static" : "")
        return labelled(fact) + (marks.isEmpty ? "Void" : marks)
    }

    /// The same where even this is another's name: with a number that is made of all that the member says.
    private static func exact(_ fact: MemberFact) -> String {
        let text = "\(MemberPlan.typedID(of: fact)) \(fact.generics.map(\.description)) \(fact.isStatic)"
        return typed(fact) + String(ContentKey(text).hash % 46656, radix: 36)
    }
}
