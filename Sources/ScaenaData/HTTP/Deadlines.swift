import Dispatch
import Foundation
import ScaenaKit

/// Ends tasks whose time is over, by one sleep for all of them.
///
/// A sleep for each would cost each a timer, and on Linux a timer stays for the whole of its time, though its sleeper was
/// cancelled: 700 bytes for five minutes, for every request.
final class Deadlines: Sendable {
    private struct State: Sendable {
        var cancellations: [Int: (end: TimeInterval, cancel: @Sendable () -> Void)] = [:]
        var nextNumber = 0
        var sleeper: Task<Void, Never>?
        var wakesAt = TimeInterval.infinity
        /// Which sleeper is the last one.
        var generation = 0
    }

    /// Those by the time of the device.
    static let device = Deadlines(SystemTime())

    private let time: any TimeSource
    private let isDevice: Bool
    private let state = Locked(State())

    private init(_ time: any TimeSource) {
        self.time = time
        isDevice = time is SystemTime
    }

    /// Those by a time: one and the same for all that go by the device.
    static func by(_ time: any TimeSource) -> Deadlines {
        time is SystemTime ? device : Deadlines(time)
    }

    deinit {
        state.withLock { $0.sleeper }?.cancel()
    }

    /// Runs `work` in a task of its own, which is cancelled with the caller's and when its time is over.
    ///
    /// - Parameters:
    ///   - seconds: The time that it may take.
    ///   - failure: The error that is thrown if it takes longer, as soon as it has obeyed.
    ///   - work: The work.
    func run<Value: Sendable>(
        within seconds: TimeInterval, orThrow failure: @autoclosure () -> any Error,
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await work() }
        let number = add(max(0, seconds)) { task.cancel() }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        guard remove(number) else { throw failure() }
        return try result.get()
    }

    private func add(_ seconds: TimeInterval, _ cancel: @escaping @Sendable () -> Void) -> Int {
        let now = now
        return state.withLock { state in
            let number = state.nextNumber
            state.nextNumber += 1
            state.cancellations[number] = (now + seconds, cancel)
            if state.sleeper == nil || now + seconds < state.wakesAt {
                state.sleeper?.cancel()
                state.generation += 1
                state.wakesAt = now + seconds
                state.sleeper = sleeper(seconds, generation: state.generation)
            }
            return number
        }
    }

    /// Forgets a task.
    ///
    /// - Returns: True if its time was not over.
    private func remove(_ number: Int) -> Bool {
        state.withLock { state in
            guard state.cancellations.removeValue(forKey: number) != nil else { return false }
            // The device's sleeper stays for the next one: see above. A test's would be one too many.
            if !isDevice, state.cancellations.isEmpty {
                state.sleeper?.cancel()
                state.sleeper = nil
            }
            return true
        }
    }

    /// Detached, since it outlives who comes first, whose task's values are none of its own.
    private func sleeper(_ seconds: TimeInterval, generation: Int) -> Task<Void, Never> {
        Task.detached { [weak self, time] in
            var pause: TimeInterval? = seconds
            while let seconds = pause {
                guard (try? await time.sleep(seconds)) != nil else { return }
                pause = self?.endLate(generation: generation)
            }
        }
    }

    /// Cancels those whose time is over.
    ///
    /// - Returns: The time until the next one's is; `nil` where there is none.
    private func endLate(generation: Int) -> TimeInterval? {
        let now = now
        let (late, pause) = state.withLock { state -> ([@Sendable () -> Void], TimeInterval?) in
            guard state.generation == generation else { return ([], nil) }
            // What is less than a timer can tell apart is over.
            let late = state.cancellations.filter { $0.value.end <= now + 0.001 }
            for number in late.keys { state.cancellations[number] = nil }
            let cancellations = late.values.sorted { $0.end < $1.end }.map(\.cancel)
            guard let next = state.cancellations.values.map(\.end).min() else {
                state.sleeper = nil
                return (cancellations, nil)
            }
            state.wakesAt = next
            return (cancellations, next - now)
        }
        for cancel in late { cancel() }
        return pause
    }

    /// A number of seconds that goes up with the time. The device's does not follow when somebody sets the clock.
    private var now: TimeInterval {
        isDevice ? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 : time.now.timeIntervalSinceReferenceDate
    }
}
