import SourceModel

/// Names made of a member's name and its argument labels, always. What another member is called has no influence, as
/// long as the two differ in a label; members that differ only in types are told apart in the order of declaration, so
/// that a later one renames no earlier one.
enum StableNames {
    /// Names each member.
    ///
    /// - Parameter members: The members of one mock.
    /// - Returns: The stems of the names, in the same order, each once.
    static func stems(for members: [ResolvedMember]) -> [String] {
        var taken: Set<String> = []
        return members.map { member in
            // Nearly always the first is free; the others are made of whole types, so they are made late.
            let labelled = labelled(member.fact)
            if taken.insert(labelled).inserted { return labelled }
            let candidates = candidates(for: member.fact, labelled)
            if let free = candidates.first(where: { !taken.contains($0) }) {
                taken.insert(free)
                return free
            }
            var number = 2
            let last = candidates.last ?? member.fact.name
            while taken.contains("\(last)\(number)") { number += 1 }
            taken.insert("\(last)\(number)")
            return "\(last)\(number)"
        }
    }

    private static func labelled(_ fact: MemberFact) -> String {
        let base: String
        switch fact.kind {
        case .property: return fact.name
        case .function where SwiftIdentifier.isOperator(fact.name): base = SwiftIdentifier.word(forOperator: fact.name)
        default: base = fact.name
        }
        let labels = fact.parameters.map { parameter in
            let word = parameter.label == "_" ? parameter.name : parameter.label
            return word == "_" ? "" : SwiftIdentifier.capitalized(word)
        }
        return base + labels.joined()
    }

    private static func candidates(for fact: MemberFact, _ labelled: String) -> [String] {
        if fact.kind == .property { return [fact.name, fact.name + "Property"] }
        let typed = labelled + fact.parameters.map { SwiftIdentifier.word(of: $0.type.description) }.joined()
        let result = fact.type.map { SwiftIdentifier.word(of: $0.description) } ?? "Void"
        let asynchronous = fact.isAsync ? "Async" : ""
        let constraints = SwiftIdentifier.word(
            of: fact.generics.map(\.description).joined() + fact.requirements.map(\.description).joined())
        return [
            labelled, labelled + asynchronous, typed, typed + asynchronous, typed + result,
            typed + result + asynchronous, typed + result + constraints, typed + result + constraints + asynchronous,
            typed + result + constraints + (fact.isStatic ? "Static" : ""),
        ]
    }
}
