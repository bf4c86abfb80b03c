import Foundation
import ScaenaKit

/// A time that passes when the test says so, or at once.
public final class ManualTime: TimeSource {
    private struct Sleeper: Sendable {
        let end: Date
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State: Sendable {
        var now: Date
        var sleepers: [Int: Sleeper] = [:]
        var naps: [TimeInterval] = []
        var nextKey = 0
        var cancelled: Set<Int> = []
        var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Locked<State>
    private let passesBySleeping: Bool

    /// A time that stands still.
    ///
    /// - Parameters:
    ///   - now: The moment to begin with.
    ///   - passesBySleeping: Whether who sleeps is woken at once, the time having passed meanwhile.
    public init(now: Date = Date(timeIntervalSince1970: 0), passesBySleeping: Bool = false) {
        state = Locked(State(now: now))
        self.passesBySleeping = passesBySleeping
    }

    /// The moment.
    public var now: Date { state.withLock { $0.now } }

    /// How long was slept each time, in seconds, in the order of falling asleep.
    public var naps: [TimeInterval] { state.withLock { $0.naps } }

    /// Lets time pass, and wakes whose time has come.
    ///
    /// - Parameter seconds: How much time, in seconds.
    public func advance(by seconds: TimeInterval) {
        let woken = state.withLock { state in
            state.now += seconds
            let now = state.now
            let due = state.sleepers.filter { $0.value.end <= now }
            for key in due.keys { state.sleepers[key] = nil }
            return due.sorted { ($0.value.end, $0.key) < ($1.value.end, $1.key) }.map(\.value)
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    /// Returns when somebody sleeps.
    ///
    /// - Parameter count: How many must be asleep at once.
    public func sleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isEnough = state.withLock { state in
                if state.sleepers.count < count { state.waiting.append((count, continuation)) }
                return state.sleepers.count >= count
            }
            if isEnough { continuation.resume() }
        }
    }

    /// Sleeps until the test has let the time pass.
    ///
    /// - Parameter seconds: How long, in seconds.
    /// - Throws: `CancellationError` when the task was cancelled meanwhile.
    public func sleep(_ seconds: TimeInterval) async throws {
        try Task.checkCancellation()
        let key = state.withLock { state in
            defer { state.nextKey += 1 }
            state.naps.append(seconds)
            if passesBySleeping { state.now += seconds }
            return state.nextKey
        }
        guard !passesBySleeping, seconds > 0 else { return }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (isCancelled, waiting) = state.withLock { state in
                    if state.cancelled.remove(key) != nil { return (true, [CheckedContinuation<Void, Never>]()) }
                    state.sleepers[key] = Sleeper(end: state.now + seconds, continuation: continuation)
                    let count = state.sleepers.count
                    let waiting = state.waiting.filter { $0.count <= count }.map(\.continuation)
                    state.waiting.removeAll { $0.count <= count }
                    return (false, waiting)
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
                for continuation in waiting { continuation.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: key)
                if sleeper == nil { state.cancelled.insert(key) }
                return sleeper
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
