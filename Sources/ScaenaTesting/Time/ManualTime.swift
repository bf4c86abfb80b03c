import Foundation
import ScaenaKit

/// A time that passes when the test says so, or at once.
///
/// ```swift
/// let time = ManualTime()
/// let task = Task { try await time.sleep(60) }
/// await time.sleepers(1)
/// await time.advance(by: 60)
/// ```
public final class ManualTime: TimeSource {
    private struct Sleeper: Sendable {
        let number: Int
        let end: Date
        let waiter: Waiter<Void>
    }

    private struct State: Sendable {
        var now: Date
        var nextNumber = 0
        var sleepers: [Sleeper] = []
        var naps: [TimeInterval] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        /// Takes out the watchers who see as many sleepers as they wait for.
        mutating func takeSatisfiedWatchers() -> [CheckedContinuation<Void, Never>] {
            let satisfied = watchers.filter { $0.count <= sleepers.count }.map(\.continuation)
            watchers.removeAll { $0.count <= sleepers.count }
            return satisfied
        }
    }

    private let state: Locked<State>
    private let passesBySleeping: Bool

    /// A time that stands still.
    ///
    /// - Parameters:
    ///   - now: The moment to begin with.
    ///   - passesBySleeping: True if a sleeper is woken at once, the time having passed meanwhile.
    public init(now: Date = Date(timeIntervalSince1970: 0), passesBySleeping: Bool = false) {
        state = Locked(State(now: now))
        self.passesBySleeping = passesBySleeping
    }

    /// The moment.
    public var now: Date { state.withLock { $0.now } }

    /// The length of each sleep, in seconds, in the order of falling asleep.
    public var naps: [TimeInterval] { state.withLock { $0.naps } }

    /// The number of sleepers.
    package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Lets time pass, and wakes those whose time has come, the earliest first; each may do what it does, and sleep again,
    /// before the next is woken.
    ///
    /// - Parameter seconds: The time that passes, in seconds; a negative one turns it back.
    @MainActor
    public func advance(by seconds: TimeInterval) async {
        let target = now + seconds
        while let sleeper = takeNext(before: target) {
            sleeper.waiter.resume(returning: ())
            for _ in 0..<10 { await Task.yield() }
        }
        state.withLock { $0.now = target }
    }

    /// Returns when at least so many sleep: what was started a moment ago need not sleep yet.
    ///
    /// - Parameter count: The number that must be asleep at once.
    public func sleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let watchers = state.withLock { state in
                state.watchers.append((count, continuation))
                return state.takeSatisfiedWatchers()
            }
            for watcher in watchers { watcher.resume() }
        }
    }

    /// Sleeps until the test has let the time pass.
    ///
    /// - Parameter seconds: The time, in seconds.
    /// - Throws: `CancellationError` when the task was cancelled meanwhile.
    public func sleep(_ seconds: TimeInterval) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.naps.append(seconds)
            if passesBySleeping { state.now += seconds }
        }
        guard !passesBySleeping, seconds > 0 else { return }
        try await Waiter.wait { waiter in
            let watchers = state.withLock { state in
                state.sleepers.append(Sleeper(number: state.nextNumber, end: state.now + seconds, waiter: waiter))
                state.nextNumber += 1
                return state.takeSatisfiedWatchers()
            }
            for watcher in watchers { watcher.resume() }
        } whenCancelled: { [state] waiter in
            state.withLock { state in state.sleepers.removeAll { $0.waiter === waiter } }
        }
    }

    private func takeNext(before target: Date) -> Sleeper? {
        state.withLock { state in
            let due = state.sleepers.filter { $0.end <= target }
            guard let next = due.min(by: { ($0.end, $0.number) < ($1.end, $1.number) }) else { return nil }
            state.sleepers.removeAll { $0.number == next.number }
            state.now = max(state.now, next.end)
            return next
        }
    }
}
