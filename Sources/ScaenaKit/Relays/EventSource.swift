/// Events to be observed: the read-only side of an ``EventRelay``, and what operators such as ``map(_:)`` give.
///
/// Observers are told on the main actor, synchronously, in the order of their registration. An event that is sent while
/// observers are being told reaches them after the one under way, so that all of them hear the same order.
///
/// ```swift
/// @MainActor
/// final class ItemsManager {
///     var added: EventSource<Item> { addedRelay }  // others observe it, and cannot send
///     private let addedRelay = EventRelay<Item>()
///
///     func add(_ name: String) {
///         let item = Item(id: 3, name: name)
///         addedRelay.send(item)
///     }
/// }
/// ```
@MainActor
public class EventSource<Event> {
    @usableFromInline final let core: RelayCore<Event>
    /// The tokens that keep a derived source listening to its upstream sources.
    private final let upstream: [RelayToken]

    init(core: RelayCore<Event>, upstream: [RelayToken] = []) {
        self.core = core
        self.upstream = upstream
    }

    deinit {
        let core = core
        MainActorExit.run { core.finish() }
    }

    /// Tells `handler` each event from now on.
    ///
    /// ```swift
    /// let token = loggedOut.observe { analytics.count("Logged out") }
    /// ```
    ///
    /// - Parameter handler: Called on the main actor. What it captures lives as long as the token.
    /// - Returns: Ends the observation when it goes, or when told to.
    public final func observe(_ handler: @escaping @MainActor (Event) -> Void) -> RelayToken {
        RelayToken(core: core, source: keptByTokens, key: core.addObserver(handler))
    }

    /// As ``observe(_:)``, with an object that the handler speaks to and that is held weakly.
    ///
    /// ```swift
    /// manager.added.observe(with: self) { presenter, item in
    ///     presenter.rows.append(item.name)
    /// }.store(in: &tokens)
    /// ```
    ///
    /// - Parameters:
    ///   - object: Passed to the handler while it is alive.
    ///   - handler: Called on the main actor with the object and the event.
    /// - Returns: Ends the observation when it goes, or when told to.
    public final func observe<Object: AnyObject>(
        with object: Object, _ handler: @escaping @MainActor (Object, Event) -> Void
    ) -> RelayToken {
        observe { [weak object] event in
            if let object { handler(object, event) }
        }
    }

    private final var keptByTokens: AnyObject? { upstream.isEmpty ? nil : self }

    /// A source whose events come from this one.
    final func derive<Result>(
        _ handler: @escaping @MainActor (Event, RelayCore<Result>) -> Void
    ) -> EventSource<Result> {
        let derived = RelayCore<Result>()
        let token = listen({ handler($0, derived) }, whenFinished: { derived.finish() })
        return EventSource<Result>(core: derived, upstream: [token])
    }

    final func listen(
        _ handler: @escaping @MainActor (Event) -> Void, whenFinished: @escaping @MainActor () -> Void
    ) -> RelayToken {
        RelayToken(core: core, source: keptByTokens, key: core.addObserver(handler, whenFinished: whenFinished))
    }
}
