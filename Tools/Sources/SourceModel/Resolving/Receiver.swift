/// Whom a call or a path's last name is asked of, as far as syntax can tell.
public enum Receiver: Hashable, Sendable {
    /// A value of that type.
    case value(Resolution)
    /// The type itself: a static member is asked for, or an initialiser.
    case type(Resolution)
    /// It is not known, and why.
    case unknown(Reason)

    /// Why a receiver is not known.
    public enum Reason: Hashable, Sendable {
        /// The path begins with a dot: the place where it stands decides.
        case implicit
        /// The expression before it has no name.
        case expression
        /// The type of that name is written nowhere, and its value does not say it: a closure's parameter, what a pattern
        /// takes out, the result of a function outside of the sources.
        case untyped(String)
        /// Neither the body nor the types around it have that name: it is global, or comes from a type outside.
        case undeclared(String)
        /// The sources do not tell which member of that name the type has.
        case member(String, of: Resolution)
        /// Several members of that name give different types.
        case ambiguous(String)
        /// Values name each other without end, or nearly so.
        case circular
    }

    /// The type of the sources whose value or which itself is asked, where there is exactly one.
    public var id: TypeIndex.ID? {
        switch self {
        case .value(let meaning), .type(let meaning): meaning.id
        case .unknown: nil
        }
    }

    /// The meaning of the type, of a value's or the type itself.
    public var meaning: Resolution? {
        switch self {
        case .value(let meaning), .type(let meaning): meaning
        case .unknown: nil
        }
    }
}

/// A body, and what its names may mean: the place from which values are looked up.
public struct BodyPlace: Sendable {
    /// The body.
    public var body: BodyFact
    /// The parameters of the function around.
    public var parameters: [ParameterFact]
    /// Where the types in the body are written.
    public var scope: NameScope
    /// True if `self` is the type and not a value of it.
    public var isStatic: Bool

    /// Makes a place from its parts.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - parameters: The parameters of the function around.
    ///   - scope: Where the types in the body are written.
    ///   - isStatic: True if `self` is the type.
    public init(body: BodyFact, parameters: [ParameterFact] = [], scope: NameScope, isStatic: Bool = false) {
        self.body = body
        self.parameters = parameters
        self.scope = scope
        self.isStatic = isStatic
    }
}
