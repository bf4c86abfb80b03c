/// The tracker that a leak check sets for the scenes which begin inside it, so that checks that run side by side do not
/// see each other's scenes.
@usableFromInline
package enum LifetimeScope {
    private struct Watched {
        let window: WeakReference<AnyObject>
        weak var tracker: LifetimeTracker?
    }

    @TaskLocal static var tracker: LifetimeTracker?
    // An app has no leak checks: it is spared the look at the task's values for each scene.
    @exclusivity(unchecked) @usableFromInline @MainActor package private(set) static var isUsed = false
    @MainActor private static var watched: [Watched] = []

    /// Runs `body` with a tracker for the scenes which begin in it or in its tasks.
    @MainActor
    package static func withTracker<Result>(
        _ tracker: LifetimeTracker, _ body: () throws -> Result
    ) rethrows -> Result {
        isUsed = true
        return try $tracker.withValue(tracker) { try body() }
    }

    /// Runs `body` with a tracker for the scenes which begin in it or in its tasks.
    @MainActor
    package static func withTracker<Result>(
        _ tracker: LifetimeTracker, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        isUsed = true
        return try await $tracker.withValue(tracker) { try await body() }
    }

    /// Has the tracker of this task hear of every scene that is seen in a window: scenes that begin in a callback of the
    /// main queue, an alert's choice for instance, begin in no task.
    @MainActor
    package static func watch(_ window: AnyObject) {
        guard isUsed, let tracker else { return }
        watched.removeAll { $0.window.object == nil || $0.tracker == nil }
        watched.append(Watched(window: WeakReference(window), tracker: tracker))
    }

    /// The tracker that watches a window.
    @MainActor
    static func tracker(of window: AnyObject) -> LifetimeTracker? {
        watched.first { $0.window.object === window }?.tracker
    }
}
