import ScaenaKit

/// One piece of work for each key at a time, however many ask for it: who comes while it is under way gets its result.
///
/// A caller who is cancelled leaves at once and alone.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Flight: Sendable {
        let key: Key
        let task: Task<Void, Never>
        var callers: [ObjectIdentifier: Waiter<Value>] = [:]
    }

    private struct State: Sendable {
        /// By number; the ones that were superseded are among them.
        var flights: [Int: Flight] = [:]
        /// The flight that a new caller of a key joins.
        var current: [Key: Int] = [:]
        /// Where a caller waits.
        var flightOfCaller: [ObjectIdentifier: Int] = [:]
        var nextNumber = 0

        mutating func number() -> Int {
            defer { nextNumber += 1 }
            return nextNumber
        }

        mutating func remove(_ number: Int) -> Flight? {
            guard let flight = flights.removeValue(forKey: number) else { return nil }
            if current[flight.key] == number { current[flight.key] = nil }
            for caller in flight.callers.keys { flightOfCaller[caller] = nil }
            return flight
        }
    }

    private let state = Locked(State())
    private let endsWithLastCaller: Bool

    /// Work by key.
    ///
    /// - Parameter endsWithLastCaller: True if work that nobody waits for any more is cancelled.
    package init(endsWithLastCaller: Bool = true) {
        self.endsWithLastCaller = endsWithLastCaller
    }

    /// Returns true if a caller of this key would join work that is under way.
    package func isFlying(_ key: Key) -> Bool {
        state.withLock { $0.current[key] != nil }
    }

    /// Returns the number of callers that wait for the work that a caller of this key would join.
    package func callerCount(_ key: Key) -> Int {
        state.withLock { state in state.current[key].flatMap { state.flights[$0]?.callers.count } ?? 0 }
    }

    /// The number of callers of which something is kept: those who wait.
    package var rememberedCallers: Int {
        state.withLock { $0.flightOfCaller.count }
    }

    /// The result of the work that is under way for the key, or of `operation`, which begins now.
    package func value(
        for key: Key, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await Waiter.wait { caller in
            state.withLock { state in
                let number = state.current[key] ?? begin(key, operation, in: &state)
                state.flights[number]?.callers[ObjectIdentifier(caller)] = caller
                state.flightOfCaller[ObjectIdentifier(caller)] = number
            }
        } whenCancelled: { caller in
            self.leave(caller)
        }
    }

    /// Lets the work of a key go on for those who wait for it; who comes from now on begins anew.
    package func supersede(_ key: Key) {
        state.withLock { $0.current[key] = nil }
    }

    /// As ``supersede(_:)``, for every key.
    package func supersedeAll() {
        state.withLock { $0.current = [:] }
    }

    private func begin(
        _ key: Key, _ operation: @escaping @Sendable () async throws -> Value, in state: inout State
    ) -> Int {
        let number = state.number()
        // Made under the lock: the work can end only after its flight is there.
        let task = Task { [self] in
            do {
                let value = try await operation()
                end(number, with: .success(value))
            } catch {
                end(number, with: .failure(error))
            }
        }
        state.flights[number] = Flight(key: key, task: task)
        state.current[key] = number
        return number
    }

    private func end(_ number: Int, with result: Result<Value, any Error>) {
        let flight = state.withLock { $0.remove(number) }
        guard let flight else { return }
        for caller in flight.callers.values { caller.resume(with: result) }
    }

    private func leave(_ caller: Waiter<Value>) {
        let deserted = state.withLock { state -> Task<Void, Never>? in
            let caller = ObjectIdentifier(caller)
            guard let number = state.flightOfCaller.removeValue(forKey: caller) else { return nil }
            state.flights[number]?.callers[caller] = nil
            guard endsWithLastCaller, state.flights[number]?.callers.isEmpty == true else { return nil }
            return state.remove(number)?.task
        }
        deserted?.cancel()
    }
}
