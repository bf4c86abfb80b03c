/// Events to be sent and observed: what happened, where a ``StateRelay`` says what is.
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
///
/// Give others an ``EventSource``, which cannot send.
@MainActor
public final class EventRelay<Event>: EventSource<Event> {
    /// A relay that nobody observes yet.
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
    public init() {
        super.init(core: RelayCore())
    }

    /// Tells every observer before it returns, unless it is sent from an observer of this relay: then after the event
    /// under way has reached all.
    ///
    /// ```swift
    /// func add(_ name: String) {
    ///     let item = Item(id: 3, name: name)
    ///     addedRelay.send(item)
    /// }
    /// ```
    ///
    /// - Parameter event: The event.
    @inlinable
    public func send(_ event: Event) {
        core.emit(event)
    }
}

extension EventRelay where Event == Void {
    /// Tells every observer that it happened.
    ///
    /// ```swift
    /// func logoutTapped() {
    ///     loggedOut.send()
    /// }
    /// ```
    @inlinable
    public func send() {
        core.emit(())
    }
}
