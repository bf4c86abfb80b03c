extension SceneTasks {
    /// Returns when no task of these bags runs, or when `grace` has passed: cancelled tasks need a moment to notice,
    /// and a task that never notices must not put off a judgement for ever.
    ///
    /// - Parameters:
    ///   - bags: The bags to wait for.
    ///   - grace: The longest wait, in seconds.
    ///   - time: Measures it.
    /// - Returns: True if none runs any more.
    @MainActor
    static func waitUntilIdle(_ bags: [SceneTasks], atMost grace: Double, by time: any TimeSource) async -> Bool {
        let busy = bags.filter { !$0.isIdle }
        guard !busy.isEmpty else { return true }
        let ended = OneShot<Bool>()
        let remaining = Locked(busy.count)
        for bag in busy {
            bag.whenIdle {
                let isLast = remaining.withLock { remaining in
                    remaining -= 1
                    return remaining == 0
                }
                if isLast { Task { @MainActor in ended.set(true) } }
            }
        }
        let limit = Task {
            do {
                try await time.sleep(grace)
                ended.set(false)
            } catch {
                // Cancelled below: the tasks were faster.
            }
        }
        let haveEnded = await ended.wait()
        limit.cancel()
        // The task has signed off inside its last turn, and lets go of what it held at the end of that turn.
        await Task.yield()
        return haveEnded
    }
}
