/// Events to be sent and observed: what happened, where a ``StateRelay`` says what is.
///
/// ```swift
/// let created = EventRelay<Item>()
/// created.send(item)
/// ```
///
/// Give others an ``EventSource``, which cannot send.
@MainActor
public final class EventRelay<Event>: EventSource<Event> {
    /// A relay that nobody observes yet.
    public init() {
        super.init(core: RelayCore())
    }

    /// Tells every observer before it returns, unless it is sent from an observer of this relay: then after the event
    /// under way has reached all.
    ///
    /// - Parameter event: What happened.
    @inlinable
    public func send(_ event: Event) {
        core.emit(event)
    }
}

extension EventRelay where Event == Void {
    /// Tells every observer that it happened.
    @inlinable
    public func send() {
        core.emit(())
    }
}
