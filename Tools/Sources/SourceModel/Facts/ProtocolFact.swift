/// A protocol with everything that its declaration says.
public struct ProtocolFact: Hashable, Sendable, Encodable {
    /// The name.
    public var name: String
    /// The names of the types around it, outermost first.
    public var nesting: [String]
    /// The modifiers: access, `nonisolated`.
    public var modifiers: [String]
    /// The attributes as they were written.
    public var attributes: [String]
    /// The primary associated types.
    public var primaryAssociatedTypes: [String]
    /// The protocols and classes that it refines or requires.
    public var inheritance: [TypeFact]
    /// The requirements after `where`.
    public var requirements: [RequirementFact]
    /// The members, in order.
    public var members: [MemberFact]
    /// The conditions of the `#if` around it, outermost first; see ``MemberFact/conditions``.
    public var conditions: [String]
    /// The lines of the comment before it that talk to tools: those that begin with `@` or `scaena:`.
    public var directives: [String]
    /// True if the parser had to guess inside it.
    public var hasSyntaxError: Bool
    /// The line of its name, from 1.
    public var line: Int
    /// The column of its name in UTF-8 bytes, from 1.
    public var column: Int
    /// The line where it ends.
    public var lastLine = 0
    /// True if it is declared inside of a body, and known there only.
    public var isLocal = false

    /// Makes a protocol without members.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - nesting: The types around it.
    ///   - line: The line of its name.
    ///   - column: The column of its name.
    public init(name: String, nesting: [String] = [], line: Int = 1, column: Int = 1) {
        self.name = name
        self.nesting = nesting
        self.modifiers = []
        self.attributes = []
        self.primaryAssociatedTypes = []
        self.inheritance = []
        self.requirements = []
        self.members = []
        self.conditions = []
        self.directives = []
        self.hasSyntaxError = false
        self.line = line
        self.column = column
    }

    /// The name with the types around it: `Outer.Inner`.
    public var qualifiedName: String { (nesting + [name]).joined(separator: ".") }
}

/// A requirement of a `where` clause.
public struct RequirementFact: Hashable, Sendable, Encodable {
    /// The relation of the two sides.
    public enum Relation: UInt8, Hashable, Sendable {
        case conforms, equals, verbatim
    }

    /// The left side; of a layout requirement, the whole text.
    public var left: TypeFact
    /// The relation of the sides.
    public var relation: Relation
    /// The right side; absent where the requirement is kept as it was written.
    public var right: TypeFact?

    /// Makes a requirement from its parts.
    ///
    /// - Parameters:
    ///   - left: The left side.
    ///   - relation: The relation of the sides.
    ///   - right: The right side.
    public init(left: TypeFact, relation: Relation, right: TypeFact?) {
        self.left = left
        self.relation = relation
        self.right = right
    }

    /// The requirement as it is written.
    public var description: String {
        guard let right else { return left.description }
        return "\(left)\(relation == .equals ? " ==" : ":") \(right)"
    }
}

/// A type parameter of a function, subscript or initialiser.
public struct GenericParameterFact: Hashable, Sendable, Encodable {
    /// The name.
    public var name: String
    /// The type that it must conform to.
    public var constraint: TypeFact?
    /// True if it is a pack: `each T`.
    public var isPack: Bool

    /// Makes a type parameter from its parts.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - constraint: The type that it must conform to.
    ///   - isPack: True if it is a pack.
    public init(name: String, constraint: TypeFact? = nil, isPack: Bool = false) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
    }

    /// The parameter as it is declared.
    public var description: String {
        (isPack ? "each " : "") + name + (constraint.map { ": \($0)" } ?? "")
    }
}

/// A parameter of a function, subscript or initialiser.
public struct ParameterFact: Hashable, Sendable, Encodable {
    /// The first name: the argument's label, `_` for none.
    public var label: String
    /// The second name, if there is one.
    public var secondName: String?
    /// The type with its specifiers and attributes; of a variadic, the element's type.
    public var type: TypeFact
    /// True if it takes any number of arguments.
    public var isVariadic: Bool
    /// True if it has a default value.
    public var hasDefault = false

    /// Makes a parameter from its parts.
    ///
    /// - Parameters:
    ///   - label: The first name.
    ///   - secondName: The second name.
    ///   - type: The type.
    ///   - isVariadic: True if it takes any number of arguments.
    public init(label: String, secondName: String? = nil, type: TypeFact, isVariadic: Bool = false) {
        self.label = label
        self.secondName = secondName
        self.type = type
        self.isVariadic = isVariadic
    }

    /// The name inside the function; `_` where the protocol gives none.
    public var name: String { secondName ?? label }
}

/// A member of a protocol or a type, or a declaration outside of types. One form serves all kinds; what a kind has not is empty.
public struct MemberFact: Hashable, Sendable {
    /// The kind of a member.
    public enum Kind: UInt8, Hashable, Sendable {
        case function, property, `subscript`, initializer, associatedType, alias
        case deinitializer, enumCase, macro, `operator`, precedenceGroup
        /// A macro that stands where a declaration stands: `#Preview { … }`.
        case expansion
    }

    /// The kind of the member.
    public var kind: Kind
    /// The name; `init` and `subscript` for these.
    public var name: String
    /// The modifiers: `static`, `mutating`, `nonisolated`, `prefix`…
    public var modifiers: [String]
    /// The attributes as they were written.
    public var attributes: [String]
    /// The parameters.
    public var parameters: [ParameterFact]
    /// True if a function, an initialiser or a getter is `async`.
    public var isAsync: Bool
    /// A function's or subscript's result, a property's or alias's type, an associated type's default.
    public var type: TypeFact?
    /// True if a property or subscript can be set.
    public var isSettable: Bool
    /// The line of its name, from 1.
    public var line: Int
    /// The storage of a stored property; `nil` for a computed one and for other members. An `enum` case's raw value
    /// is its initial value.
    public var storage: StorageFact?
    /// The facts of its body; `nil` where there is none, or none that does anything.
    public var body: BodyFact?

    /// The parts that few members have.
    private struct RareParts: Hashable {
        var generics: [GenericParameterFact] = []
        var requirements: [RequirementFact] = []
        var throwing = ThrowingFact.nothing
        var inheritance: [TypeFact] = []
        var failability = ""
        var conditions: [String] = []
        var directives: [String] = []
    }

    /// Nil where the member has none of them.
    private var rareParts: Shared<RareParts>?

    private mutating func set<Part>(_ part: WritableKeyPath<RareParts, Part>, _ value: Part, isAbsent: Bool) {
        if isAbsent, rareParts == nil { return }
        var parts = rareParts?.box.value ?? RareParts()
        parts[keyPath: part] = value
        rareParts = parts == RareParts() ? nil : Shared(parts)
    }

    /// The type parameters.
    public var generics: [GenericParameterFact] {
        get { rareParts?.box.value.generics ?? [] }
        set { set(\.generics, newValue, isAbsent: newValue.isEmpty) }
    }

    /// The requirements after `where`.
    public var requirements: [RequirementFact] {
        get { rareParts?.box.value.requirements ?? [] }
        set { set(\.requirements, newValue, isAbsent: newValue.isEmpty) }
    }

    /// The errors that a function, an initialiser or a getter may throw.
    public var throwing: ThrowingFact {
        get { rareParts?.box.value.throwing ?? .nothing }
        set { set(\.throwing, newValue, isAbsent: newValue == .nothing) }
    }

    /// The types that an associated type must conform to.
    public var inheritance: [TypeFact] {
        get { rareParts?.box.value.inheritance ?? [] }
        set { set(\.inheritance, newValue, isAbsent: newValue.isEmpty) }
    }

    /// An initialiser's `?` or `!`.
    public var failability: String {
        get { rareParts?.box.value.failability ?? "" }
        set { set(\.failability, newValue, isAbsent: newValue.isEmpty) }
    }

    /// The conditions of the `#if`s around the member inside its protocol, outermost first. The branch of an
    /// `#elseif` or `#else` carries the negation of the branches before it, so each stands alone.
    public var conditions: [String] {
        get { rareParts?.box.value.conditions ?? [] }
        set { set(\.conditions, newValue, isAbsent: newValue.isEmpty) }
    }

    /// The lines of the comment before it that talk to tools: those that begin with `@` or `scaena:`.
    public var directives: [String] {
        get { rareParts?.box.value.directives ?? [] }
        set { set(\.directives, newValue, isAbsent: newValue.isEmpty) }
    }

    /// Makes a member with nothing but a kind, a name and a place.
    ///
    /// - Parameters:
    ///   - kind: The member's kind.
    ///   - name: Its name.
    ///   - line: The line of its name.
    public init(kind: Kind, name: String, line: Int = 1) {
        self.kind = kind
        self.name = name
        self.modifiers = []
        self.attributes = []
        self.parameters = []
        self.isAsync = false
        self.type = nil
        self.isSettable = false
        self.line = line
    }

    /// True if the member belongs to the type and not to an instance.
    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension MemberFact: Encodable {
    private enum Key: String, CodingKey {
        case kind, name, modifiers, attributes, generics, requirements, parameters, isAsync, throwing, type, inheritance
        case isSettable, failability, conditions, line, storage, body, directives
    }

    /// Encodes all parts under their names, those that the member has not as empty.
    ///
    /// - Parameter encoder: Takes them.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(name, forKey: .name)
        try container.encode(modifiers, forKey: .modifiers)
        try container.encode(attributes, forKey: .attributes)
        try container.encode(generics, forKey: .generics)
        try container.encode(requirements, forKey: .requirements)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(isAsync, forKey: .isAsync)
        try container.encode(throwing, forKey: .throwing)
        try container.encodeIfPresent(type, forKey: .type)
        try container.encode(inheritance, forKey: .inheritance)
        try container.encode(isSettable, forKey: .isSettable)
        try container.encode(failability, forKey: .failability)
        try container.encode(conditions, forKey: .conditions)
        try container.encode(line, forKey: .line)
        try container.encodeIfPresent(storage, forKey: .storage)
        try container.encodeIfPresent(body, forKey: .body)
        try container.encode(directives, forKey: .directives)
    }
}
