/// A value that comes once, and those who wait for it.
@MainActor
package final class OneShot<Value: Sendable> {
    package private(set) var value: Value?
    private var waiters: [Int: @MainActor (Value?) -> Void] = [:]
    private var nextKey = 0

    package nonisolated init() {}

    /// Sets the value. Only the first counts.
    ///
    /// - Returns: Whether this was the first.
    @discardableResult
    package func set(_ value: Value) -> Bool {
        guard self.value == nil else { return false }
        self.value = value
        let told = waiters.sorted { $0.key < $1.key }.map(\.value)
        waiters = [:]
        for waiter in told { waiter(value) }
        return true
    }

    /// Calls `action` when the value comes: at once, if it is there.
    package func whenSet(_ action: @escaping @MainActor (Value) -> Void) {
        if let value { return action(value) }
        _ = add { value in
            if let value { action(value) }
        }
    }

    /// Waits for the value, whether or not the task is cancelled.
    package func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { continuation in
            // Never told nil: nobody gives up this wait.
            _ = add { value in
                if let value { continuation.resume(returning: value) }
            }
        }
    }

    /// Waits for the value, until the task is cancelled or so many seconds have passed.
    ///
    /// - Returns: The value; `nil` if it did not come.
    package func wait(atMost seconds: Double? = nil) async -> Value? {
        if let value { return value }
        let key = nextKey
        let clock = seconds.map { seconds in
            Task {
                try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                giveUp(key)
            }
        }
        defer { clock?.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let added = add { continuation.resume(returning: $0) }
                // A cancellation that came before found nobody waiting.
                if Task.isCancelled { giveUp(added) }
            }
        } onCancel: {
            Task { @MainActor in giveUp(key) }
        }
    }

    private func add(_ waiter: @escaping @MainActor (Value?) -> Void) -> Int {
        let key = nextKey
        nextKey += 1
        waiters[key] = waiter
        return key
    }

    private func giveUp(_ key: Int) {
        waiters.removeValue(forKey: key)?(nil)
    }
}
