extension EventSource {
    /// The same events in other words.
    ///
    /// - Parameter transform: Called once for each event, whatever the number of observers.
    /// - Returns: The transformed events.
    public final func map<Result>(_ transform: @escaping @MainActor (Event) -> Result) -> EventSource<Result> {
        derive { event, derived in derived.emit(transform(event)) }
    }

    /// Some of the events.
    ///
    /// - Parameter isIncluded: Whether an event is passed on.
    /// - Returns: The events that are.
    public final func filter(_ isIncluded: @escaping @MainActor (Event) -> Bool) -> EventSource<Event> {
        derive { event, derived in
            if isIncluded(event) { derived.emit(event) }
        }
    }

    /// The events without those that say what the one before said.
    ///
    /// - Parameter areSame: Whether a new event (the second) says what the last one (the first) said.
    /// - Returns: The events that say something new.
    public final func distinct(by areSame: @escaping @MainActor (Event, Event) -> Bool) -> EventSource<Event> {
        var last: Event?
        return derive { event, derived in
            if let known = last, areSame(known, event) { return }
            last = event
            derived.emit(event)
        }
    }
}

extension EventSource where Event: Equatable {
    /// The events without those that equal the one before.
    ///
    /// - Returns: The events that say something new.
    public final func distinct() -> EventSource<Event> {
        distinct { $0 == $1 }
    }
}
