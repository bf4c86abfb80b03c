import SourceModel

/// The names that protocols mention, whatever they are of.
struct NamesInProtocols {
    private(set) var names: Set<String> = []

    /// Adds the names in a protocol.
    mutating func add(_ fact: ProtocolFact) {
        names.insert(fact.name)
        add(attributes: fact.attributes)
        for parent in fact.inheritance { add(parent) }
        add(fact.requirements)
        for member in fact.members {
            add(attributes: member.attributes)
            add(member.requirements)
            for type in member.inheritance { add(type) }
            if let type = member.type { add(type) }
            if case .typed(let error) = member.throwing { add(error) }
            for parameter in member.parameters { add(parameter.type) }
            for parameter in member.generics {
                if let constraint = parameter.constraint { add(constraint) }
            }
        }
    }

    private mutating func add(_ type: TypeFact) {
        switch type {
        case .named(let base, let name, let arguments):
            names.insert(name)
            if let base { add(base) }
            for argument in arguments { add(argument) }
        case .attributed(_, let attributes, let base):
            add(attributes: attributes)
            add(base)
        case .optional(let type), .array(let type), .existential(let type): add(type)
        default: for child in type.children { add(child) }
        }
    }

    private mutating func add(_ requirements: [RequirementFact]) {
        for requirement in requirements {
            add(requirement.left)
            if let right = requirement.right { add(right) }
        }
    }

    private mutating func add(attributes: [String]) {
        for attribute in attributes {
            let path = attribute.utf8.dropFirst().prefix { $0 != UInt8(ascii: "(") }
            if let name = path.split(separator: UInt8(ascii: ".")).last { names.insert(String(Substring(name))) }
        }
    }
}
