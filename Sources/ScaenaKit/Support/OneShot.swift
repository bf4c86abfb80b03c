/// A value that comes once, and those who wait for it.
@MainActor
package final class OneShot<Value: Sendable> {
    package private(set) var value: Value?
    private var listeners: [(waiter: Waiter<Value>?, action: @MainActor (Value) -> Void)] = []

    package nonisolated init() {}

    /// Sets the value. Only the first counts.
    ///
    /// - Returns: True if this was the first.
    @discardableResult
    package func set(_ value: Value) -> Bool {
        guard self.value == nil else { return false }
        self.value = value
        let told = listeners
        listeners = []
        for listener in told { listener.action(value) }
        return true
    }

    /// Calls `action` when the value comes: at once, if it is there.
    package func whenSet(_ action: @escaping @MainActor (Value) -> Void) {
        if let value { return action(value) }
        listeners.append((nil, action))
    }

    /// Waits for the value, whether or not the task is cancelled.
    package func wait() async -> Value {
        if let value { return value }
        return await withCheckedContinuation { continuation in
            whenSet { continuation.resume(returning: $0) }
        }
    }

    /// Waits for the value, until the task is cancelled or so many seconds have passed.
    ///
    /// - Returns: The value; `nil` if it did not come.
    package func wait(atMost seconds: Double? = nil) async -> Value? {
        if let value { return value }
        var clock: Task<Void, any Error>?
        defer { clock?.cancel() }
        return try? await Waiter.wait { waiter in
            listeners.append((waiter, { waiter.resume(returning: $0) }))
            clock = seconds.map { seconds in
                Task {
                    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                    forget(waiter)
                    waiter.resume(with: .failure(CancellationError()))
                }
            }
        } whenCancelled: { waiter in
            Task { @MainActor in self.forget(waiter) }
        }
    }

    private func forget(_ waiter: Waiter<Value>) {
        listeners.removeAll { $0.waiter === waiter }
    }
}
