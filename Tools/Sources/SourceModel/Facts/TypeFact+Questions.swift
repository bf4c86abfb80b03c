extension TypeFact {
    /// The type without its specifiers and attributes.
    public var unattributed: TypeFact {
        if case .attributed(_, _, let base) = self { return base.unattributed }
        return self
    }

    /// The type inside parentheses that hold nothing else.
    public var unparenthesized: TypeFact {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil {
            return elements[0].type.unparenthesized
        }
        return self
    }

    /// The specifiers in front: `inout`, `sending`, `borrowing`, `consuming`, `isolated`…
    public var specifiers: [String] {
        if case .attributed(let specifiers, _, let base) = self { return specifiers + base.specifiers }
        return []
    }

    /// The attributes in front, as they were written: `@escaping`, `@Sendable`…
    public var attributes: [String] {
        if case .attributed(_, let attributes, let base) = self { return attributes + base.attributes }
        return []
    }

    /// True if this is `Void`, however it was written.
    public var isVoid: Bool {
        switch unparenthesized {
        case .tuple(let elements): return elements.isEmpty
        case .named(_, let name, let arguments): return name == "Void" && arguments.isEmpty
        default: return false
        }
    }

    /// True if this was written as an optional: `T?`, `T!` or `Optional<T>`.
    public var isOptional: Bool {
        switch unparenthesized {
        case .optional, .implicitlyUnwrapped: return true
        case .named(_, let name, let arguments): return name == "Optional" && arguments.count == 1
        default: return false
        }
    }

    /// True if this was written as a function type.
    public var isFunction: Bool {
        if case .function = unattributed.unparenthesized.unattributed { return true }
        return false
    }

    /// The last name of a named type.
    public var lastName: String? {
        if case .named(_, let name, _) = self { return name }
        return nil
    }

    /// Returns true if the question is answered with true for any part of this type.
    ///
    /// - Parameter question: Asked of the type and of each type in it.
    /// - Returns: True if one answer was yes.
    public func contains(where question: (TypeFact) -> Bool) -> Bool {
        if question(self) { return true }
        // The frequent kinds without a list of their parts.
        switch self {
        case .named(nil, _, let arguments): return arguments.contains { $0.contains(where: question) }
        case .optional(let type), .array(let type), .existential(let type), .attributed(_, _, let type):
            return type.contains(where: question)
        default: return children.contains { $0.contains(where: question) }
        }
    }

    /// True if a function with a typed `throws` stands anywhere in the type: as a generic argument it needs iOS 18.
    public var holdsTypedThrows: Bool {
        contains { part in
            if case .function(let function) = part, case .typed = function.throwing { return true }
            return false
        }
    }

    /// Returns true if one of these names stands anywhere in the type without a base.
    ///
    /// - Parameter names: The names to look for.
    /// - Returns: True if one of them is there.
    public func mentions(anyOf names: Set<String>) -> Bool {
        contains { part in
            if case .named(nil, let name, _) = part { return names.contains(name) }
            return false
        }
    }

    /// The types directly inside this one.
    public var children: [TypeFact] {
        switch self {
        case .named(let base, _, let arguments): return (base.map { [$0] } ?? []) + arguments
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .opaque(let type),
            .existential(let type), .metatype(let type, _), .attributed(_, _, let type), .suppressed(let type),
            .packElement(let type), .packExpansion(let type):
            return [type]
        case .dictionary(let key, let value): return [key, value]
        case .tuple(let elements): return elements.map(\.type)
        case .function(let function):
            if case .typed(let error) = function.throwing { return function.parameters + [error, function.result] }
            return function.parameters + [function.result]
        case .composition(let parts): return parts
        case .verbatim: return []
        }
    }

    /// The same type with parts replaced, from the outside in.
    ///
    /// - Parameter replacement: Gives what a part becomes; `nil` keeps it and looks inside.
    /// - Returns: The type with the replacements.
    public func replacing(_ replacement: (TypeFact) -> TypeFact?) -> TypeFact {
        if let replaced = replacement(self) { return replaced }
        switch self {
        case .named(let base, let name, let arguments):
            return .named(
                base: base?.replacing(replacement), name: name,
                arguments: arguments.map { $0.replacing(replacement) })
        case .optional(let type): return .optional(type.replacing(replacement))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replacing(replacement))
        case .array(let type): return .array(type.replacing(replacement))
        case .dictionary(let key, let value):
            return .dictionary(key: key.replacing(replacement), value: value.replacing(replacement))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElementFact(label: $0.label, type: $0.type.replacing(replacement)) })
        case .function(var function):
            function.parameters = function.parameters.map { $0.replacing(replacement) }
            function.result = function.result.replacing(replacement)
            function.throwing = function.throwing.replacing(replacement)
            return .function(function)
        case .composition(let parts): return .composition(parts.map { $0.replacing(replacement) })
        case .opaque(let type): return .opaque(type.replacing(replacement))
        case .existential(let type): return .existential(type.replacing(replacement))
        case .metatype(let type, let keyword): return .metatype(type.replacing(replacement), keyword: keyword)
        case .attributed(let specifiers, let attributes, let type):
            return .attributed(specifiers: specifiers, attributes: attributes, type.replacing(replacement))
        case .suppressed(let type): return .suppressed(type.replacing(replacement))
        case .packElement(let type): return .packElement(type.replacing(replacement))
        case .packExpansion(let type): return .packExpansion(type.replacing(replacement))
        case .verbatim: return self
        }
    }
}

extension ThrowingFact {
    /// The same effect with parts of the error's type replaced.
    ///
    /// - Parameter replacement: Gives what a part becomes; `nil` keeps it and looks inside.
    /// - Returns: The effect with the replacements.
    public func replacing(_ replacement: (TypeFact) -> TypeFact?) -> ThrowingFact {
        if case .typed(let error) = self { return .typed(error.replacing(replacement)) }
        return self
    }
}
