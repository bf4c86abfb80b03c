import Dispatch

/// Lets a deinitializer, which may run anywhere, put in order what belongs to the main actor.
///
/// An `isolated deinit` would do, but needs iOS 18.4.
package enum MainActorExit {
    private static let key = DispatchSpecificKey<Bool>()

    /// Set once, at first use: the main queue knows itself, whatever thread serves it. (On Linux that need not be the
    /// main thread: an asynchronous `main` gives it up.)
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// True if this code runs where the main actor runs.
    package static var isOnMainActor: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs `work` on the main actor: at once when this is the main actor, else a turn later.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isOnMainActor {
            MainActor.assumeIsolated(work)
        } else {
            Task { @MainActor in work() }
        }
    }
}
