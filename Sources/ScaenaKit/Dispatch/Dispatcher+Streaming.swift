extension Dispatcher {
    /// Returns the messages to a protocol's observers as a stream of values.
    ///
    /// ```swift
    /// final class ItemStream: ItemObserver {
    ///     private let items: AsyncStream<Item>.Continuation
    ///     init(_ items: AsyncStream<Item>.Continuation) { self.items = items }
    ///     func itemDidChange(_ item: Item) { items.yield(item) }
    /// }
    ///
    /// func firstFavourite(in manager: ItemsManager) async -> Item? {
    ///     let changes = manager.dispatcher.stream(ItemObserver.self, replaying: true, through: ItemStream.init)
    ///     for await item in changes where item.isFavourite { return item }
    ///     return nil
    /// }
    /// ```
    ///
    /// The observer lives as long as the stream: it goes when the stream is let go, when the task that reads it is
    /// cancelled, or when the observer finishes it.
    ///
    /// - Parameters:
    ///   - protocol: The protocol through which the observer is told.
    ///   - replaying: True if the stream begins with the messages that were kept for those who come late.
    ///   - buffering: The values that are kept for a reader who is slower than the posts: everything, unless said
    ///     otherwise. For state, of which only the last counts, `.bufferingNewest(1)`.
    ///   - makeObserver: Makes an observer that yields what it is told.
    /// - Returns: The stream; for one reader.
    public func stream<Observer, Value: Sendable>(
        _ protocol: Observer.Type, replaying: Bool = false,
        buffering: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded,
        through makeObserver: @MainActor (AsyncStream<Value>.Continuation) -> Observer
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: buffering)
        let observer = makeObserver(continuation)
        register(Observer.self, observer, replaying: replaying)
        let holder = StreamObserverHolder(observer as AnyObject) { [weak self] in
            self?.unregister(Observer.self, observer)
        }
        // The stream holds its observer by this closure, which it forgets when it has ended.
        continuation.onTermination = { _ in
            MainActorExit.run { holder.end() }
        }
        return stream
    }
}

/// Keeps a stream's observer alive until the stream has ended.
@MainActor
private final class StreamObserverHolder {
    private var observer: AnyObject?
    private var whenEnded: (@MainActor () -> Void)?

    init(_ observer: AnyObject, whenEnded: @escaping @MainActor () -> Void) {
        self.observer = observer
        self.whenEnded = whenEnded
    }

    func end() {
        whenEnded?()
        whenEnded = nil
        observer = nil
    }
}
