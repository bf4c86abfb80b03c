/// How a stored property holds its value.
public struct StorageFact: Hashable, Sendable, Encodable {
    /// Who keeps the value alive.
    public enum Ownership: UInt8, Hashable, Sendable {
        case strong, weak, unowned, unownedUnsafe
    }

    /// Who keeps the value alive.
    public var ownership: Ownership
    /// Whether it is a `let`.
    public var isConstant: Bool
    /// Whether it is `lazy`.
    public var isLazy: Bool
    /// The observers: `willSet`, `didSet`.
    public var observers: [String]
    /// The first value; its calls and closures are those of the member's ``MemberFact/body``.
    public var initialValue: ValueFact?

    /// Makes a storage from its parts.
    ///
    /// - Parameters:
    ///   - ownership: Who keeps the value alive.
    ///   - isConstant: Whether it is a `let`.
    ///   - isLazy: Whether it is `lazy`.
    ///   - observers: The observers.
    ///   - initialValue: The first value.
    public init(
        ownership: Ownership = .strong, isConstant: Bool = false, isLazy: Bool = false, observers: [String] = [],
        initialValue: ValueFact? = nil
    ) {
        self.ownership = ownership
        self.isConstant = isConstant
        self.isLazy = isLazy
        self.observers = observers
        self.initialValue = initialValue
    }
}
