import ScaenaKit

/// The requests under way whose answers stores keep: who asks for the same meanwhile waits for one of these.
///
/// Unlike in ``SingleFlight``, the work is that of the first caller's own task: it runs where that one does, and captures what it
/// likes. What changes a server's data (a request other than GET) has whoever asks afterwards begin anew.
package enum AnswerFlights {
    /// An answer of a type under a key of a store, which lives as long as somebody asks it.
    package struct Place: Hashable, Sendable {
        private let store: ObjectIdentifier
        private let key: String
        private let type: ObjectIdentifier

        /// An answer of a store.
        ///
        /// - Returns: nil for a store that is no object, of which nobody knows whether two are the same.
        package init?(_ type: Any.Type, for key: String, of store: any ModelStore) {
            guard Swift.type(of: store) is AnyClass else { return nil }
            self.store = ObjectIdentifier(store as AnyObject)
            self.key = key
            self.type = ObjectIdentifier(type)
        }
    }

    /// The outcome for those who waited; nil where they have to ask themselves.
    typealias Outcome = Result<any Sendable, any Error>

    private struct Flight: Sendable {
        let place: Place
        /// The servers that it has asked.
        var hosts: Set<String> = []
        /// True if another one has begun at its place since.
        var isOvertaken = false
        var waiters: [ObjectIdentifier: Waiter<(any Sendable)?>] = [:]
    }

    private struct State: Sendable {
        /// By number; the ones that were superseded are among them.
        var flights: [Int: Flight] = [:]
        /// The flight that whoever asks at a place joins.
        var current: [Place: Int] = [:]
        var count = 0
    }

    private static let state = Locked(State())
    /// The flight that a task's requests are of.
    @TaskLocal static var underWay: Int?

    /// Begins a flight.
    ///
    /// - Returns: nil where one is under way.
    static func begin(_ place: Place) -> Int? {
        state.withLock { state in
            guard state.current[place] == nil else { return nil }
            for (number, flight) in state.flights where flight.place == place {
                state.flights[number]?.isOvertaken = true
            }
            state.count += 1
            state.current[place] = state.count
            state.flights[state.count] = Flight(place: place)
            return state.count
        }
    }

    /// Returns true unless another flight has begun at a flight's place since: what that one brings is newer.
    static func isNewest(_ number: Int) -> Bool {
        state.withLock { $0.flights[number]?.isOvertaken == false }
    }

    /// Ends a flight, and tells those who wait.
    static func end(_ number: Int, with outcome: Outcome?) {
        let flight = state.withLock { state in
            let flight = state.flights.removeValue(forKey: number)
            if let flight, state.current[flight.place] == number { state.current[flight.place] = nil }
            return flight
        }
        for waiter in (flight?.waiters ?? [:]).values {
            waiter.resume(with: outcome?.map { $0 } ?? .success(nil))
        }
    }

    /// Waits for what is under way at a place.
    ///
    /// - Returns: nil where nothing is, or it was given up.
    static func answer(at place: Place, isolation: isolated (any Actor)? = #isolation) async throws -> (any Sendable)? {
        try await Waiter<(any Sendable)?>.wait { waiter in
            let isUnderWay = state.withLock { state in
                guard let number = state.current[place] else { return false }
                state.flights[number]?.waiters[ObjectIdentifier(waiter)] = waiter
                return true
            }
            if !isUnderWay { waiter.resume(returning: nil) }
        } whenCancelled: { waiter in
            state.withLock { state in
                for (number, flight) in state.flights where flight.place == place {
                    state.flights[number]?.waiters[ObjectIdentifier(waiter)] = nil
                }
            }
        }
    }

    /// Notes a server that is asked for what a flight brings.
    static func note(_ host: String) {
        guard let underWay else { return }
        state.withLock { _ = $0.flights[underWay]?.hosts.insert(host) }
    }

    /// Has whoever asks a server from now on begin anew: its data may have changed. Those who wait already get what they wait for.
    static func supersede(asking host: String) {
        state.withLock { state in
            for (number, flight) in state.flights
            where flight.hosts.contains(host) && state.current[flight.place] == number {
                state.current[flight.place] = nil
            }
        }
    }

    /// The number of callers who wait at a place.
    package static func callerCount(_ place: Place) -> Int {
        state.withLock { state in state.current[place].flatMap { state.flights[$0]?.waiters.count } ?? 0 }
    }
}
