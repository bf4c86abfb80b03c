extension EventSource {
    /// The same events in other words.
    ///
    /// ```swift
    /// let banners = manager.added.map { "\($0.name) was added" }
    /// ```
    ///
    /// - Parameter transform: Called once for each event, whatever the number of observers.
    /// - Returns: The transformed events.
    public final func map<Result>(_ transform: @escaping @MainActor (Event) -> Result) -> EventSource<Result> {
        derive { event, derived in derived.emit(transform(event)) }
    }

    /// Some of the events.
    ///
    /// ```swift
    /// let token = opened.filter(\.isFavourite).observe { item in
    ///     analytics.count("Favourite \(item.id) opened")
    /// }
    /// ```
    ///
    /// - Parameter isIncluded: Returns true if an event is passed on.
    /// - Returns: The events that are.
    public final func filter(_ isIncluded: @escaping @MainActor (Event) -> Bool) -> EventSource<Event> {
        derive { event, derived in
            if isIncluded(event) { derived.emit(event) }
        }
    }
}
