import Dispatch

extension SceneTasks {
    /// Returns when no task of these bags runs, or when `grace` has passed: cancelled tasks need a moment to notice,
    /// and a task that never notices must not put off a judgement for ever.
    ///
    /// - Parameters:
    ///   - bags: The bags to wait for.
    ///   - grace: The longest wait, in seconds.
    static func waitUntilIdle(_ bags: [SceneTasks], atMost grace: Double) async {
        let busy = bags.filter { !$0.isIdle }
        guard !busy.isEmpty else { return }
        await withCheckedContinuation { continuation in
            // As many as have not ended, and nobody to resume any more once it is nil.
            let waiting = Locked<(Int, CheckedContinuation<Void, Never>)?>((busy.count, continuation))
            for bag in busy {
                bag.whenIdle {
                    let ended = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
                        guard let (count, continuation) = waiting else { return nil }
                        waiting = count > 1 ? (count - 1, continuation) : nil
                        return count > 1 ? nil : continuation
                    }
                    ended?.resume()
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + grace) {
                let late = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
                    defer { waiting = nil }
                    return waiting?.1
                }
                late?.resume()
            }
        }
        // The task has signed off inside its last turn, and lets go of what it held at the end of that turn.
        await Task.yield()
    }
}
