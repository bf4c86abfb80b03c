/// Tells observers on any thread and any actor, through the protocol that both sides know, what happened.
///
/// The sibling of ``Dispatcher`` for those who do not live on the main actor: managers that are actors, stores, sockets.
/// Its observers are `Sendable`, and are told where the post happens:
///
/// ```swift
/// protocol ConnectionObserver: AnyObject, Sendable {
///     func connectionDidChange(_ connection: Connection)
/// }
///
/// actor ConnectionManager {
///     nonisolated let dispatcher = SendableDispatcher()
///
///     func pingFailed() {
///         dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.lost) }
///     }
/// }
/// ```
///
/// Observers are held weakly and told in the order of their registration; no lock is held meanwhile. Who registers during
/// a post hears the next one; who leaves is not told any more. Of posts that happen at once on several threads, each is
/// in order, but not one after the other: where that matters, an actor posts.
public final class SendableDispatcher: Sendable {
    private let lists = Locked<[ObjectIdentifier: any SendableObserverListProtocol]>([:])

    /// A dispatcher without observers.
    ///
    /// ```swift
    /// final class SocketReader: Sendable {
    ///     let dispatcher = SendableDispatcher()
    ///
    ///     func opened() {
    ///         dispatcher.notify(ConnectionObserver.self, keeping: "connection") { $0.connectionDidChange(.there) }
    ///     }
    ///
    ///     func closed() {
    ///         dispatcher.forget(ConnectionObserver.self, kept: "connection")
    ///         dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.lost) }
    ///     }
    /// }
    /// ```
    public init() {}

    /// Registers an observer. Registering it again for the same protocol changes nothing.
    ///
    /// ```swift
    /// manager.dispatcher.register(ConnectionObserver.self, log, replaying: true)
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol through which it is told, as in `ConnectionObserver.self`.
    ///   - observer: An object, held weakly. That it is an object is a precondition: a value would be gone at once.
    ///   - replaying: True if it is told at once, here, the messages that were kept for those who come late
    ///     (``notify(_:keeping:_:)``). It hears each kept message once, however registration and posts race.
    ///
    /// The registration ends when the observer goes, or by ``unregister(_:_:)``.
    public func register<Observer: Sendable>(
        _ protocol: Observer.Type, _ observer: Observer, replaying: Bool = false
    ) {
        precondition(type(of: observer as Any) is AnyClass, "An observer is held weakly: only an object can be one.")
        for message in list(Observer.self).add(observer, replaying: replaying) { message(observer) }
    }

    /// Ends the registration of an observer for a protocol. One that is not registered is none to end.
    ///
    /// ```swift
    /// manager.dispatcher.unregister(ConnectionObserver.self, log)
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol that it was registered for.
    ///   - observer: The observer.
    public func unregister<Observer: Sendable>(_ protocol: Observer.Type, _ observer: Observer) {
        list(Observer.self).remove(observer as AnyObject)
    }

    /// Tells every observer of a protocol, here and now, in the order of registration.
    ///
    /// ```swift
    /// func pong() {
    ///     dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.there) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol whose observers are told.
    ///   - message: The message to each. An error that it throws ends the post and is thrown on.
    public func notify<Observer: Sendable>(
        _ protocol: Observer.Type, _ message: (Observer) throws -> Void
    ) rethrows {
        for entry in list(Observer.self).entries() {
            if let observer = entry.observer { try message(observer) }
        }
    }

    /// Tells every observer of a protocol, and keeps the message for those who register later and ask for it.
    ///
    /// ```swift
    /// func reconnected() {
    ///     dispatcher.notify(ConnectionObserver.self, keeping: "connection") { observer in
    ///         observer.connectionDidChange(.there)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol whose observers are told.
    ///   - name: The name of the message. A message takes the place of the one that was kept under its name before.
    ///   - message: The message to each. It is kept with all that it captures, until ``forget(_:kept:)``.
    public func notify<Observer: Sendable>(
        _ protocol: Observer.Type, keeping name: String, _ message: @escaping @Sendable (Observer) -> Void
    ) {
        for entry in list(Observer.self).entries(keeping: message, as: name) {
            if let observer = entry.observer { message(observer) }
        }
    }

    /// Forgets a kept message: observers registered from now on do not get it.
    ///
    /// ```swift
    /// func closed() {
    ///     dispatcher.forget(ConnectionObserver.self, kept: "connection")
    ///     dispatcher.notify(ConnectionObserver.self) { $0.connectionDidChange(.lost) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - protocol: The protocol whose observers were told.
    ///   - name: The name under which the message was kept.
    public func forget<Observer: Sendable>(_ protocol: Observer.Type, kept name: String) {
        list(Observer.self).forget(name)
    }

    /// Returns the messages to a protocol's observers as a stream of values: see
    /// ``Dispatcher/stream(_:replaying:buffering:through:)``.
    ///
    /// - Parameters:
    ///   - protocol: The protocol through which the observer is told.
    ///   - replaying: True if the stream begins with the messages that were kept for those who come late.
    ///   - buffering: The values that are kept for a reader who is slower than the posts.
    ///   - makeObserver: Makes an observer that yields what it is told.
    /// - Returns: The stream; for one reader.
    package func stream<Observer: Sendable, Value: Sendable>(
        _ protocol: Observer.Type, replaying: Bool = false,
        buffering: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded,
        through makeObserver: (AsyncStream<Value>.Continuation) -> Observer
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: buffering)
        let observer = makeObserver(continuation)
        register(Observer.self, observer, replaying: replaying)
        continuation.onTermination = { [weak self] _ in
            self?.unregister(Observer.self, observer)
            // Until here the stream has held its observer.
            withExtendedLifetime(observer) {}
        }
        return stream
    }

    /// Returns the number of living observers of a protocol.
    ///
    /// - Parameter protocol: The protocol.
    /// - Returns: The number of its observers that are alive and registered.
    package func observerCount<Observer: Sendable>(_ protocol: Observer.Type) -> Int {
        list(Observer.self).entries().reduce(0) { $0 + ($1.observer == nil ? 0 : 1) }
    }

    /// Returns the number of entries, dead ones included.
    func entryCount<Observer: Sendable>(_ protocol: Observer.Type) -> Int {
        list(Observer.self).entries().count
    }

    private func list<Observer: Sendable>(_ protocol: Observer.Type) -> SendableObserverList<Observer> {
        lists.withLock { lists in
            let key = ObjectIdentifier(Observer.self)
            // The key is the type's own identity, so that the list under it is a list of that type.
            if let list = lists[key] { return unsafeDowncast(list, to: SendableObserverList<Observer>.self) }
            let list = SendableObserverList<Observer>()
            lists[key] = list
            return list
        }
    }
}
