/// A value that changes, to be set, read and observed.
///
/// ```swift
/// var name: StateSource<String> { nameRelay }  // the view reads and observes it
/// let canAdd: StateSource<Bool>
/// private let nameRelay = StateRelay("")
///
/// init() {
///     canAdd = nameRelay.map { !$0.isEmpty }.distinct()
/// }
/// ```
///
/// Give others a ``StateSource``, which cannot be set.
@MainActor
public final class StateRelay<Value>: StateSource<Value> {
    /// A relay with a first value.
    ///
    /// ```swift
    /// var name: StateSource<String> { nameRelay }  // the view reads and observes it
    /// let canAdd: StateSource<Bool>
    /// private let nameRelay = StateRelay("")
    ///
    /// init() {
    ///     canAdd = nameRelay.map { !$0.isEmpty }.distinct()
    /// }
    /// ```
    ///
    /// - Parameter value: The value until another is set.
    public init(_ value: Value) {
        super.init(core: StateCore(value))
    }

    /// The value now. Setting it tells every observer before the assignment returns, unless it is set from an observer
    /// of this relay: then after the value under way has reached all.
    ///
    /// ```swift
    /// func nameChanged(to text: String) {
    ///     nameRelay.value = text.trimmingPrefix(" ")
    /// }
    /// ```
    @inlinable
    public var value: Value {
        get { core.value }
        set { core.accept(newValue) }
    }
}
