/// The storage of a stored property's value.
public struct StorageFact: Hashable, Sendable, Encodable {
    /// The ownership of the value.
    public enum Ownership: UInt8, Hashable, Sendable {
        case strong, weak, unowned, unownedUnsafe
    }

    /// The ownership of the value.
    public var ownership: Ownership = .strong
    /// True if it is a `let`.
    public var isConstant: Bool = false
    /// True if it is `lazy`.
    public var isLazy: Bool = false
    /// The observers: `willSet`, `didSet`.
    public var observers: [String] = []
    /// The first value; its calls and closures are those of the member's ``MemberFact/body``.
    public var initialValue: ValueFact?
}
