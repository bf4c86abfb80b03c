import SourceModel

/// The names that protocols mention, whatever they are of.
struct NamesInProtocols {
    private(set) var names: Set<String> = []

    /// Adds the names in a protocol.
    mutating func add(_ fact: ProtocolFact) {
        Self.visit(fact) { names.insert($0) }
    }

    /// Adds the names in a type.
    mutating func add(_ type: TypeFact) {
        Self.visit(type) { names.insert($0) }
    }

    /// Tells each name in a protocol, as often as it stands there.
    static func visit(_ fact: ProtocolFact, _ take: (String) -> Void) {
        take(fact.name)
        visit(attributes: fact.attributes, take)
        for parent in fact.inheritance { visit(parent, take) }
        visit(fact.requirements, take)
        for member in fact.members {
            visit(attributes: member.attributes, take)
            visit(member.requirements, take)
            for type in member.inheritance { visit(type, take) }
            if let type = member.type { visit(type, take) }
            if case .typed(let error) = member.throwing { visit(error, take) }
            for parameter in member.parameters { visit(parameter.type, take) }
            for parameter in member.generics {
                if let constraint = parameter.constraint { visit(constraint, take) }
            }
        }
    }

    /// Tells each name in a type.
    static func visit(_ type: TypeFact, _ take: (String) -> Void) {
        switch type {
        case .named(let base, let name, let arguments):
            take(name)
            if let base { visit(base, take) }
            for argument in arguments { visit(argument, take) }
        case .attributed(_, let attributes, let base):
            visit(attributes: attributes, take)
            visit(base, take)
        case .optional(let type), .array(let type), .existential(let type): visit(type, take)
        default: for child in type.children { visit(child, take) }
        }
    }

    private static func visit(_ requirements: [RequirementFact], _ take: (String) -> Void) {
        for requirement in requirements {
            visit(requirement.left, take)
            if let right = requirement.right { visit(right, take) }
        }
    }

    private static func visit(attributes: [String], _ take: (String) -> Void) {
        for attribute in attributes {
            let path = attribute.utf8.dropFirst().prefix { $0 != UInt8(ascii: "(") }
            if let name = path.split(separator: UInt8(ascii: ".")).last { take(String(Substring(name))) }
        }
    }
}
