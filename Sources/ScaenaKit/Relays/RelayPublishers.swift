#if canImport(Combine)
    import Combine

    extension StateSource {
        /// The state as a publisher: the value now, then each new one.
        ///
        /// It observes as long as it or a subscription of it lives, and finishes when the relay goes.
        ///
        /// ```swift
        /// let searching = search.publisher()
        ///     .removeDuplicates()
        ///     .sink { searched.append($0) }
        /// ```
        ///
        /// - Returns: The publisher, which sends on the main actor.
        public final func publisher() -> AnyPublisher<Value, Never> {
            let subject = CurrentValueSubject<Value, Never>(currentValue)
            let token = listen({ subject.send($0) }, whenFinished: { subject.send(completion: .finished) })
            return subject.map { value in withExtendedLifetime(token) { value } }.eraseToAnyPublisher()
        }
    }

    extension EventSource {
        /// The events as a publisher, from now on.
        ///
        /// It observes as long as it or a subscription of it lives, and finishes when the relay goes.
        ///
        /// ```swift
        /// let adding = added.publisher()
        ///     .map(\.name)
        ///     .sink { rows.append($0) }
        /// ```
        ///
        /// - Returns: The publisher, which sends on the main actor.
        public final func publisher() -> AnyPublisher<Event, Never> {
            let subject = PassthroughSubject<Event, Never>()
            let token = listen({ subject.send($0) }, whenFinished: { subject.send(completion: .finished) })
            return subject.map { event in withExtendedLifetime(token) { event } }.eraseToAnyPublisher()
        }
    }
#endif
