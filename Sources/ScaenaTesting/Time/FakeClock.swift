import Foundation
import ScaenaKit

/// A clock whose time passes when a test says so.
///
/// ```swift
/// let clock = FakeClock()
/// let task = Task { try await clock.sleep(seconds: 60) }
/// await clock.sleepers(1)
/// await clock.advance(by: 60)
/// ```
public final class FakeClock: SceneClock {
    private struct Sleeper: Sendable {
        let key: Int
        let end: Double
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var now = 0.0
        var nextKey = 0
        var sleepers: [Sleeper] = []
        /// Those who were cancelled before they slept.
        var cancelled: Set<Int> = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        /// Takes out the watchers who see as many sleepers as they wait for.
        mutating func takeSatisfiedWatchers() -> [CheckedContinuation<Void, Never>] {
            let satisfied = watchers.filter { $0.count <= sleepers.count }.map(\.continuation)
            watchers.removeAll { $0.count <= sleepers.count }
            return satisfied
        }
    }

    private let state = Locked(State())

    /// A clock that stands at zero.
    public init() {}

    /// Seconds that the test has let pass.
    public var now: Double { state.withLock { $0.now } }

    /// How many sleep.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Returns when the test has let so much time pass.
    ///
    /// - Parameter seconds: How long; zero or less returns at once.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public func sleep(seconds: Double) async throws {
        try Task.checkCancellation()
        guard seconds > 0 else { return }
        let key = state.withLock { state in
            state.nextKey += 1
            return state.nextKey
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let (wasCancelled, watchers) = state.withLock { state in
                    if state.cancelled.remove(key) != nil { return (true, [CheckedContinuation<Void, Never>]()) }
                    state.sleepers.append(Sleeper(key: key, end: state.now + seconds, continuation: continuation))
                    return (false, state.takeSatisfiedWatchers())
                }
                if wasCancelled { continuation.resume(throwing: CancellationError()) }
                for watcher in watchers { watcher.resume() }
            }
        } onCancel: {
            wake(key)
        }
    }

    /// Returns when at least so many sleep: what is started a moment ago need not sleep yet.
    ///
    /// - Parameter count: How many.
    public func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let watchers = state.withLock { state in
                state.watchers.append((count, continuation))
                return state.takeSatisfiedWatchers()
            }
            for watcher in watchers { watcher.resume() }
        }
    }

    /// Lets time pass, and wakes those whose time has come, the earliest first; each may do what it does, and sleep again,
    /// before the next is woken.
    ///
    /// - Parameter seconds: How much time passes.
    @MainActor
    public func advance(by seconds: Double) async {
        let target = now + seconds
        while let sleeper = takeNext(before: target) {
            sleeper.continuation.resume()
            for _ in 0..<10 { await Task.yield() }
        }
        state.withLock { $0.now = target }
    }

    private func takeNext(before target: Double) -> Sleeper? {
        state.withLock { state in
            let due = state.sleepers.filter { $0.end <= target }
            guard let next = due.min(by: { ($0.end, $0.key) < ($1.end, $1.key) }) else { return nil }
            state.sleepers.removeAll { $0.key == next.key }
            state.now = max(state.now, next.end)
            return next
        }
    }

    private func wake(_ key: Int) {
        let sleeper = state.withLock { state -> Sleeper? in
            guard let index = state.sleepers.firstIndex(where: { $0.key == key }) else {
                state.cancelled.insert(key)
                return nil
            }
            return state.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}
