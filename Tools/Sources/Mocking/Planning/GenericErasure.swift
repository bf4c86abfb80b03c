import SourceModel

/// Replaces a member's type parameters by what a closure can be given in their place. A stored closure cannot be
/// generic, so a value of a type parameter reaches it as `any` of its constraint, or as `Any`.
struct GenericErasure {
    private let replacements: [String: TypeFact]
    private let noncopyable: Set<String>
    private let names: Set<String>
    /// True if every type that mentions a type parameter becomes `Any`, as in Mockolo's mocks.
    private let isCoarse: Bool

    /// Prepares the erasure of a member's type parameters.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - index: Tells protocols from classes: a class takes no `any`.
    ///   - naming: Whose types of handlers are wanted.
    init(_ member: MemberFact, index: ProtocolIndex, naming: MockOptions.Naming) {
        isCoarse = naming == .mockolo
        var replacements: [String: TypeFact] = [:]
        var noncopyable: Set<String> = []
        for parameter in member.generics {
            var constraints = parameter.constraint.map(Self.parts) ?? []
            for requirement in member.requirements
            where requirement.relation == .conforms && requirement.left == .plain(parameter.name) {
                constraints += requirement.right.map(Self.parts) ?? []
            }
            if constraints.contains(.suppressed(.plain("Copyable"))) { noncopyable.insert(parameter.name) }
            let named = constraints.filter { if case .suppressed = $0 { return false } else { return true } }
            let isExistential =
                !named.isEmpty && named.allSatisfy { index.isProtocol($0) && $0 != .plain("AnyObject") }
                && !named.contains { $0.mentions(anyOf: Set(member.generics.map(\.name))) }
            let constraint = named.count == 1 ? named.first : .composition(named)
            replacements[parameter.name] = isExistential ? constraint.map { .existential($0) } : .plain("Any")
        }
        self.replacements = replacements
        self.noncopyable = noncopyable
        self.names = Set(member.generics.map(\.name))
    }

    private static func parts(_ type: TypeFact) -> [TypeFact] {
        if case .composition(let parts) = type { return parts }
        return [type]
    }

    /// Returns true if a type mentions a type parameter, or is itself one (`some`).
    func mentions(_ type: TypeFact) -> Bool {
        type.contains { part in
            switch part {
            case .named(nil, let name, _): return names.contains(name)
            case .opaque: return true
            default: return false
            }
        }
    }

    /// Returns true if values of a type parameter cannot be copied.
    func isNoncopyable(_ name: String) -> Bool { noncopyable.contains(name) }

    /// Returns the type as which a value of the type is handed on.
    func erased(_ type: TypeFact) -> TypeFact {
        guard mentions(type) else { return Self.withoutUnwrapping(type) }
        switch type {
        case .named(nil, let name, _): return isCoarse ? .plain("Any") : replacements[name] ?? .plain("Any")
        case .opaque(let constraint): return mentions(constraint) ? .plain("Any") : .existential(constraint)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erased(wrapped))
        case .array(let element) where !isCoarse: return .array(erased(element))
        case .attributed(_, _, let base): return erased(base)
        case .tuple(let elements) where elements.count == 1: return erased(elements[0].type)
        case .tuple(let elements) where isCoarse:
            return .tuple(elements.map { TupleElementFact(label: $0.label, type: erased($0.type)) })
        case .metatype(.named(nil, let name, _), "Type") where !isCoarse:
            // `any P.Type` says any type that conforms to P.
            if case .existential(let constraint) = replacements[name] {
                if case .composition = constraint { return .existential(.metatype(constraint, keyword: "Type")) }
                return .existential(.metatype(constraint, keyword: "Type"))
            }
            return .existential(.metatype(.plain("Any"), keyword: "Type"))
        default: return .plain("Any")
        }
    }

    /// A closure's type with erased results; `nil` where a type parameter is among what it takes.
    func erasedClosure(_ type: TypeFact) -> TypeFact? {
        switch type.unparenthesized {
        case .attributed(let specifiers, let attributes, let base):
            return erasedClosure(base).map { .attributed(specifiers: specifiers, attributes: attributes, $0) }
        case .function(var function):
            guard !function.parameters.contains(where: mentions) else { return nil }
            if case .typed(let error) = function.throwing, mentions(error) { function.throwing = .anything }
            function.result = erased(function.result)
            return .function(function)
        default: return nil
        }
    }

    private static func withoutUnwrapping(_ type: TypeFact) -> TypeFact {
        if case .implicitlyUnwrapped(let wrapped) = type { return .optional(wrapped) }
        return type
    }
}
