import Foundation

/// Counts the changes of a page and wakes whoever waits for the next one.
final class Bell: @unchecked Sendable {
    // Guarded by `lock`.
    private var rung = 0
    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]
    private let lock = NSLock()

    /// The number of changes so far.
    var count: Int { lock.withLock { rung } }

    /// Something changed.
    func ring() {
        let woken = lock.withLock {
            rung += 1
            defer { waiting = [:] }
            return waiting.values
        }
        for continuation in woken { continuation.resume() }
    }

    /// Waits for a change after `seen`.
    ///
    /// - Returns: True if there was one before the deadline.
    func waitForChange(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool {
        let id = UUID()
        let alarm = Task { [weak self] in
            try? await Task.sleep(until: deadline, clock: .continuous)
            self?.wake(id)
        }
        defer { alarm.cancel() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let already = lock.withLock {
                    if rung > seen || Task.isCancelled || ContinuousClock.now >= deadline { return true }
                    waiting[id] = continuation
                    return false
                }
                if already { continuation.resume() }
            }
        } onCancel: {
            wake(id)
        }
        return count > seen
    }

    private func wake(_ id: UUID) {
        lock.withLock { waiting.removeValue(forKey: id) }?.resume()
    }
}
