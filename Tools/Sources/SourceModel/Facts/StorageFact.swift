/// The storage of a stored property's value.
public struct StorageFact: Hashable, Sendable, Encodable {
    /// The ownership of the value.
    public enum Ownership: UInt8, Hashable, Sendable {
        case strong, weak, unowned, unownedUnsafe
    }

    /// The ownership of the value.
    public var ownership: Ownership
    /// True if it is a `let`.
    public var isConstant: Bool
    /// True if it is `lazy`.
    public var isLazy: Bool
    /// The observers: `willSet`, `didSet`.
    public var observers: [String]
    /// The first value; its calls and closures are those of the member's ``MemberFact/body``.
    public var initialValue: ValueFact?

    /// Makes a storage from its parts.
    ///
    /// - Parameters:
    ///   - ownership: The ownership of the value.
    ///   - isConstant: True if it is a `let`.
    ///   - isLazy: True if it is `lazy`.
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
