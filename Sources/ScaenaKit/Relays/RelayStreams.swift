extension StateSource where Value: Sendable {
    /// The state as a stream: the value now, then each new one. Who reads slowly finds the newest only.
    ///
    /// Each call gives a stream of its own. It ends when the relay goes, or when its reader is cancelled.
    ///
    /// ```swift
    /// let reading = Task {
    ///     for await done in progress.values() where done == 1 { return "Uploaded" }
    ///     return "Given up"
    /// }
    /// ```
    ///
    /// - Returns: The stream.
    public final func values() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(currentValue)
        let token = listen({ continuation.yield($0) }, whenFinished: { continuation.finish() })
        // The stream holds the token, and the token ends with the stream.
        continuation.onTermination = { _ in withExtendedLifetime(token) {} }
        return stream
    }
}

extension EventSource where Event: Sendable {
    /// The events as a stream, from now on.
    ///
    /// Each call gives a stream of its own. It ends when the relay goes, or when its reader is cancelled.
    ///
    /// ```swift
    /// let events = opened.values(buffering: .bufferingNewest(10))
    /// let firstFavourite = Task { () -> Item? in
    ///     for await item in events where item.isFavourite { return item }
    ///     return nil
    /// }
    /// ```
    ///
    /// - Parameter policy: The events that are kept for a reader who is slower than they come. Everything by default.
    /// - Returns: The stream.
    public final func values(
        buffering policy: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: policy)
        let token = listen({ continuation.yield($0) }, whenFinished: { continuation.finish() })
        continuation.onTermination = { _ in withExtendedLifetime(token) {} }
        return stream
    }
}
