/// A task that waits for a value until it is told one or is cancelled, whichever comes first.
package final class Waiter<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case begun
        case waiting(CheckedContinuation<Value, any Error>)
        case over
    }

    private let state = Locked(State.begun)

    private init() {}

    /// Waits in this task.
    ///
    /// - Parameters:
    ///   - begin: Gives the waiter to the code that will tell it. Not called if the task is cancelled already.
    ///   - forget: Takes it back when the task is cancelled; may be called twice, and for one that was told.
    /// - Returns: The value that the waiter was told.
    /// - Throws: The error that it was told, or a `CancellationError`.
    package static func wait(
        isolation: isolated (any Actor)? = #isolation, _ begin: (Waiter) -> Void,
        whenCancelled forget: @escaping @Sendable (Waiter) -> Void
    ) async throws -> Value {
        let waiter = Waiter()
        return try await withTaskCancellationHandler {
            // Captured, so that this closure runs where the caller does: it would run anywhere else.
            _ = isolation
            return try await withCheckedThrowingContinuation { continuation in
                guard waiter.take(continuation) else { return continuation.resume(throwing: CancellationError()) }
                begin(waiter)
                // Cancelled meanwhile: whoever took it back may have come too early.
                if waiter.isOver { forget(waiter) }
            }
        } onCancel: {
            let continuation = waiter.end()
            forget(waiter)
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Tells the value. Only the first counts.
    package func resume(returning value: Value) {
        resume(with: .success(value))
    }

    /// Tells the outcome. Only the first counts.
    package func resume(with result: Result<Value, any Error>) {
        end()?.resume(with: result)
    }

    private var isOver: Bool {
        state.withLock { if case .over = $0 { true } else { false } }
    }

    private func take(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
        state.withLock { state in
            guard case .begun = state else { return false }
            state = .waiting(continuation)
            return true
        }
    }

    private func end() -> CheckedContinuation<Value, any Error>? {
        state.withLock { state in
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
    }
}
