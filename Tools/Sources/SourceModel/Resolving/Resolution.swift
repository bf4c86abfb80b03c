/// The meaning of a written type, as far as syntax can tell.
public indirect enum Resolution: Hashable, Sendable {
    /// A type that the sources declare, or one from elsewhere that they extend, with the arguments that were written.
    case type(TypeIndex.ID, arguments: [TypeFact])
    /// A type parameter of what is around.
    case parameter(String)
    /// An associated type of a protocol: which type it is, the one who conforms says.
    case associated(String, of: TypeIndex.ID)
    /// All of these at once: `First & Second`.
    case composition([Resolution])
    /// No name: a tuple, a function, an array, or an alias for one.
    case structural(TypeFact)
    /// The sources do not declare it: it comes from the standard library or from one of these modules, which the file
    /// imports.
    case outside(String, modules: [String])
    /// Several types could be meant; the sources do not say which are compiled together.
    case ambiguous([TypeIndex.ID])
    /// Only types of that name are there which the place cannot see: private, or of a module that it does not import.
    case hidden([TypeIndex.ID])
    /// An alias that stands for itself.
    case circular(String)

    /// Takes what tells most meanings apart: who asks for all that a type inherits from asks this of each.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .type(let id, _), .associated(_, let id): hasher.combine(id.number)
        case .parameter(let name), .outside(let name, _), .circular(let name): hasher.combine(name)
        case .composition(let parts): hasher.combine(parts)
        case .structural(let type): hasher.combine(type)
        case .ambiguous(let ids), .hidden(let ids): hasher.combine(ids)
        }
    }

    /// The type of the sources that is meant, where there is exactly one.
    public var id: TypeIndex.ID? {
        if case .type(let id, _) = self { return id }
        return nil
    }

    /// True if the meaning is known.
    public var isKnown: Bool {
        switch self {
        case .type, .parameter, .associated, .structural: true
        case .composition(let parts): parts.allSatisfy(\.isKnown)
        case .outside, .ambiguous, .hidden, .circular: false
        }
    }
}

/// An answer that syntax cannot always give.
public enum Answer: Hashable, Sendable {
    case yes, no, unknown
}

/// The place from which a name is looked up.
public struct NameScope: Hashable, Sendable {
    /// The index of the file.
    public var file: Int
    /// The type around the place; `nil` outside of types.
    public var type: TypeIndex.ID?
    /// The type parameters of the function or alias around the place; those of types are known.
    public var generics: Set<String>

    /// Makes a scope from its parts.
    ///
    /// - Parameters:
    ///   - file: The index of the file.
    ///   - type: The type around the place.
    ///   - generics: The type parameters of the function or alias around the place.
    public init(file: Int, type: TypeIndex.ID? = nil, generics: Set<String> = []) {
        self.file = file
        self.type = type
        self.generics = generics
    }
}

extension TypeFact {
    /// The named type that is meant where a value is held: without optionality, `any`, `some`, attributes, parentheses.
    public var heldType: TypeFact {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type), .opaque(let type), .existential(let type),
            .attributed(_, _, let type):
            return type.heldType
        case .tuple(let elements) where elements.count == 1: return elements[0].type.heldType
        case .named(nil, "Optional", let arguments) where arguments.count == 1: return arguments[0].heldType
        default: return self
        }
    }
}
