import Foundation
import ScaenaKit

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
#endif

/// Runs a body in which scenes come and go, and throws unless all of them are gone after it, every actor by name.
///
/// ```swift
/// try await expectNoLeaks {
///     let window = SceneWindow(AboutConfigurator.build())
///     await window.settle()
/// }
/// ```
///
/// A scene is watched when it begins in the body or in a task of the body, and, wherever it began, from the moment when it
/// is seen in a ``SceneWindow`` that was made there. Checks that run side by side do not see each other's scenes.
///
/// - Parameters:
///   - grace: The time that an actor on the way out may take, in seconds: a cancelled task lets go when it notices. A
///     body that leaves nobody behind does not wait.
///   - body: The test's work with scenes. Objects that it holds are let go when it returns.
/// - Throws: ``LeakError``; what the body throws.
@MainActor
public func expectNoLeaks(within grace: Double = 5, _ body: @MainActor () async throws -> Void) async throws {
    let tracker = LifetimeTracker(keepsRecords: true)
    // Who merely took a moment longer is no leak; who is still here in the end is reported below.
    tracker.onFinding = { _ in }
    // The wait is below.
    tracker.grace = 0.02
    try await expectNoLeaks(tracked: tracker, within: grace, body)
}

/// Runs a body under a tracker, and throws unless all scenes are gone after it.
@MainActor
func expectNoLeaks(
    tracked tracker: LifetimeTracker, within grace: Double = 5, _ body: @MainActor () async throws -> Void
) async throws {
    try await LifetimeScope.withTracker(tracker) { try await body() }

    let deadline = Date(timeIntervalSinceNow: grace)
    while true {
        for _ in 0..<4 {
            await settleTransitions()
            await Task.yield()
        }
        await tracker.settle()
        guard !tracker.aliveActors.isEmpty else { return }
        guard deadline.timeIntervalSinceNow > 0 else { throw LeakError(tracker.aliveActors) }
        try await Task.sleep(nanoseconds: 5_000_000)
    }
}

/// A transition holds on to who leaves until it has ended.
@MainActor
private func settleTransitions() async {
    #if canImport(UIKit)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    #else
        await MainQueue.settle()
    #endif
}
