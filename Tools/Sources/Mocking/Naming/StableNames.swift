import SourceModel

/// Names made of a member's name and its argument labels, always. What another member is called has no influence, as
/// long as the two differ in a label. Members that differ only in types are told apart by these, each of them wherever it
/// stands, so that no name ever passes from one member to another.
enum StableNames {
    /// Names each member.
    ///
    /// - Parameter members: The members of one mock.
    /// - Returns: The stems of the names, in the same order. Only what branches of an `#if` declare alike shares one.
    static func stems(for members: [ResolvedMember]) -> [String] {
        // Nearly always these are all different; the others are made of whole types, so they are made late.
        var stems = members.map { labelled($0.fact) }
        var longer: [Int: [String]] = [:]
        var levels: [Int: Int] = [:]
        while true {
            var isRenamed = false
            for index in collisions(among: stems, members) {
                let names = longer[index] ?? typed(members[index].fact)
                longer[index] = names
                let level = levels[index] ?? 0
                guard level < names.count else { continue }
                stems[index] = names[level]
                levels[index] = level + 1
                isRenamed = true
            }
            if !isRenamed { break }
        }
        // Nothing is left to tell these apart.
        var taken = Set(stems)
        for index in collisions(among: stems, members).dropFirst() {
            var number = 2
            while taken.contains("\(stems[index])\(number)") { number += 1 }
            stems[index] += "\(number)"
            taken.insert(stems[index])
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
            uses[stems[index], default: []].insert(
                fact.conditions.isEmpty ? String(index) : (typed(fact).last ?? fact.name))
        }
        return stems.indices.filter { (uses[stems[$0]]?.count ?? 0) > 1 }
    }

    private static func labelled(_ fact: MemberFact, marksUnlabelled: Bool = false) -> String {
        let base: String
        switch fact.kind {
        case .property: return SwiftIdentifier.identifier(fact.name)
        case .function where SwiftIdentifier.isOperator(fact.name): base = SwiftIdentifier.word(forOperator: fact.name)
        default: base = SwiftIdentifier.identifier(fact.name)
        }
        let labels = fact.parameters.map { parameter in
            let isUnlabelled = parameter.label == "_"
            let word = isUnlabelled ? parameter.name : parameter.label
            return word == "_"
                ? ""
                : (isUnlabelled && marksUnlabelled ? "_" : "")
                    + SwiftIdentifier.capitalized(SwiftIdentifier.identifier(word))
        }
        return base + labels.joined()
    }

    /// Names that say ever more of the member's types. None is the name by labels: that would be another member's as soon
    /// as one is declared that has nothing to add to it.
    private static func typed(_ fact: MemberFact) -> [String] {
        let labelled = labelled(fact)
        if fact.kind == .property {
            return [labelled + "Property" + (fact.isStatic ? "Static" : "")]
        }
        let result = fact.type.map { SwiftIdentifier.word(of: $0.description) } ?? "Void"
        let types = labelled + fact.parameters.map { SwiftIdentifier.word(of: $0.type.description) }.joined()
        let marks = (fact.isAsync ? "Async" : "") + (fact.isStatic ? "Static" : "")
        let constraints = SwiftIdentifier.word(
            of: fact.generics.map(\.description).joined() + fact.requirements.map(\.description).joined())
        let first = types + marks
        let all = types + result + constraints + marks
        // What has a label and what has none but is called so are told apart by the last of them.
        return [
            first == labelled ? types + result : first, types + result + marks, all,
            self.labelled(fact, marksUnlabelled: true) + all.dropFirst(labelled.count),
        ]
    }
}
