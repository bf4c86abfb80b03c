/// A value that changes, to be read and observed: the read-only side of a ``StateRelay``, and what operators such as
/// ``map(_:)`` give.
///
/// Observers are told on the main actor, synchronously, in the order of their registration, of every value, even one
/// that equals the last (``distinct()`` drops those). A value that is set while observers are being told reaches them
/// after the one under way, so that all of them hear the same order.
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
@MainActor
public class StateSource<Value> {
    @usableFromInline final let core: StateCore<Value>
    /// The tokens that keep a derived source listening to its upstream sources.
    private final let upstream: [RelayToken]

    init(core: StateCore<Value>, upstream: [RelayToken] = []) {
        self.core = core
        self.upstream = upstream
    }

    deinit {
        let core = core
        MainActorExit.run { core.finish() }
    }

    /// The value now.
    ///
    /// ```swift
    /// func addTapped() -> Item? {
    ///     canAdd.currentValue ? Item(id: 3, name: name.currentValue) : nil
    /// }
    /// ```
    @inlinable
    public final var currentValue: Value { core.value }

    /// Tells `handler` the value now, and from then on each new one.
    ///
    /// ```swift
    /// let preview = presenter.name.observe { [title] name in
    ///     title.text = name.isEmpty ? "New item" : name
    /// }
    /// ```
    ///
    /// - Parameter handler: Called on the main actor. What it captures lives as long as the token.
    /// - Returns: Ends the observation when it goes, or when told to.
    public final func observe(_ handler: @escaping @MainActor (Value) -> Void) -> RelayToken {
        let token = observeChanges(handler)
        handler(core.value)
        return token
    }

    /// Tells `handler` each new value, and not the one of now.
    ///
    /// - Parameter handler: Called on the main actor. What it captures lives as long as the token.
    /// - Returns: Ends the observation when it goes, or when told to.
    package final func observeChanges(_ handler: @escaping @MainActor (Value) -> Void) -> RelayToken {
        RelayToken(core: core, source: keptByTokens, key: core.addObserver(handler))
    }

    /// As ``observe(_:)``, with an object that the handler speaks to and that is held weakly.
    ///
    /// ```swift
    /// presenter.name.observe(with: self) { view, name in
    ///     view.title.show(name)
    /// }.store(in: &tokens)
    /// ```
    ///
    /// - Parameters:
    ///   - object: Passed to the handler while it is alive.
    ///   - handler: Called on the main actor with the object and the value.
    /// - Returns: Ends the observation when it goes, or when told to.
    public final func observe<Object: AnyObject>(
        with object: Object, _ handler: @escaping @MainActor (Object, Value) -> Void
    ) -> RelayToken {
        observe { [weak object] value in
            if let object { handler(object, value) }
        }
    }

    /// A derived source lives as long as somebody listens to it; a relay at the root belongs to its owner.
    private final var keptByTokens: AnyObject? { upstream.isEmpty ? nil : self }

    /// A source whose values come from this one.
    final func derive<Result>(
        _ value: Result, _ handler: @escaping @MainActor (Value, StateCore<Result>) -> Void
    ) -> StateSource<Result> {
        let derived = StateCore(value)
        return StateSource<Result>(core: derived, upstream: [listen(for: derived) { handler($0, derived) }])
    }

    /// Listens for a derived core, which finishes with this one.
    final func listen<Result>(
        for derived: RelayCore<Result>, _ handler: @escaping @MainActor (Value) -> Void
    ) -> RelayToken {
        listen(handler) { derived.finish() }
    }

    final func listen(
        _ handler: @escaping @MainActor (Value) -> Void, whenFinished: @escaping @MainActor () -> Void
    ) -> RelayToken {
        RelayToken(core: core, source: keptByTokens, key: core.addObserver(handler, whenFinished: whenFinished))
    }
}
