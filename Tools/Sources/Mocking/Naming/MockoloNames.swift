import SourceModel

/// The names that Mockolo gives: a member's plain name if it is free, else with its labels, its type parameters and the
/// types of its parameters added one by one until it is free.
enum MockoloNames {
    /// Names each member.
    ///
    /// - Parameter members: The members of one mock.
    /// - Returns: The stems of the names, in the same order, each once.
    static func stems(for members: [ResolvedMember]) -> [String] {
        // Properties come first, so that a function of the same name is the one that gets a longer name.
        let order =
            members.indices.filter { members[$0].fact.kind == .property }
            + members.indices.filter { members[$0].fact.kind != .property }
        var stems: [String: Int] = [:]
        distribute(order, members, level: 0, into: &stems)
        var result = [String](repeating: "", count: members.count)
        for (stem, index) in stems { result[index] = stem }
        // What Mockolo would drop as a duplicate is another member here, and needs a name.
        var taken = Set(stems.keys)
        for index in result.indices where result[index].isEmpty {
            var stem = name(members[index].fact, level: .max)
            while taken.contains(stem) { stem += "2" }
            taken.insert(stem)
            result[index] = stem
        }
        return result
    }

    private static func distribute(
        _ indices: [Int], _ members: [ResolvedMember], level: Int, into stems: inout [String: Int]
    ) {
        guard level < 64 else { return }
        var groups: [(name: String, indices: [Int])] = []
        for index in indices {
            let name = name(members[index].fact, level: level)
            if let place = groups.firstIndex(where: { $0.name == name }) {
                groups[place].indices.append(index)
            } else {
                groups.append((name, [index]))
            }
        }
        for group in groups {
            var rest = group.indices[...]
            if stems[group.name] == nil {
                stems[group.name] = group.indices[0]
                rest = rest.dropFirst()
            }
            if !rest.isEmpty { distribute(Array(rest), members, level: level + 1, into: &stems) }
        }
    }

    private static func name(_ fact: MemberFact, level: Int) -> String {
        guard fact.kind != .property else { return SwiftIdentifier.identifier(fact.name) }
        let base =
            SwiftIdentifier.isOperator(fact.name)
            ? SwiftIdentifier.word(forOperator: fact.name) : SwiftIdentifier.identifier(fact.name)
        let parts = parts(of: fact)
        if level <= parts.count { return base + parts.prefix(level).joined() }
        let extra = level == .max ? [] : (parts.count + 1...level).map { String($0 - parts.count) }
        return base + parts.joined() + extra.joined()
    }

    /// Returns the name of a parameter without one, by its position from 0.
    static func nameless(_ position: Int) -> String { "_\(position)" }

    private static func parts(of fact: MemberFact) -> [String] {
        var parts: [String] = fact.parameters.enumerated().compactMap { position, parameter in
            // A subscript's single name is its label to Mockolo.
            let name = parameter.name == "_" ? nameless(position) : parameter.name
            let word = parameter.label == "_" ? name : parameter.label
            let isSaid = word.count >= 2 && fact.name.lowercased().hasSuffix(word.lowercased())
            return isSaid ? nil : SwiftIdentifier.capitalized(SwiftIdentifier.identifier(word))
        }
        parts += fact.generics.map {
            SwiftIdentifier.capitalized($0.name) + ($0.constraint.map(displayName) ?? "")
        }
        if !fact.requirements.isEmpty { parts.append(fact.requirements.map(signature).joined()) }
        parts += fact.parameters.map { displayName($0.type) }
        if let result = fact.type { parts.append(String(displayName(result).prefix(32))) }
        parts.append(fact.isStatic ? "static" : "")
        return parts.filter { !$0.isEmpty }
    }

    private static func signature(_ requirement: RequirementFact) -> String {
        let right = (requirement.right?.description ?? "").filter { $0 != " " }
        return (requirement.left.description + right.split(separator: "&").joined(separator: "And"))
            .filter { $0 != "." }
    }

    private static func displayName(_ type: TypeFact) -> String {
        switch type {
        case .named(let base, let name, let arguments):
            return (base.map(displayName) ?? "") + SwiftIdentifier.capitalized(name)
                + arguments.map(displayName).joined()
        case .optional(let wrapped): return "Optional" + displayName(wrapped)
        case .implicitlyUnwrapped(let wrapped): return displayName(wrapped)
        case .array(let element): return "Array" + displayName(element)
        case .dictionary(let key, let value): return "Dictionary" + displayName(key) + displayName(value)
        case .tuple(let elements):
            return elements.map { SwiftIdentifier.capitalized($0.label ?? "") + displayName($0.type) }.joined()
        case .function(let function):
            return function.parameters.map(displayName).joined() + displayName(function.result)
        case .composition(let parts): return parts.map(displayName).joined()
        case .opaque(let inner), .existential(let inner), .attributed(_, _, let inner), .suppressed(let inner),
            .packElement(let inner), .packExpansion(let inner):
            return displayName(inner)
        case .metatype(let instance, let keyword): return displayName(instance) + keyword
        case .verbatim(let text): return SwiftIdentifier.word(of: text)
        }
    }
}
