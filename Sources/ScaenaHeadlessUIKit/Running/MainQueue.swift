#if !canImport(UIKit)
    import Foundation

    /// The later turns of the main queue on which the headless UIKit does what UIKit does after a commit: transitions
    /// begin and end there, and layout passes run there.
    ///
    /// UIKit leaves a running loop to its display link; here each step is one hop over `DispatchQueue.main`, so that no
    /// caller can come to depend on a synchronous end which a device does not give.
    @MainActor
    package enum MainQueue {
        /// The number of scheduled steps that have not run yet.
        package private(set) static var pending = 0
        private static var waiters: [CheckedContinuation<Void, Never>] = []

        /// Runs `work` in a later turn of the main queue, after everything that was scheduled before.
        ///
        /// - Parameter work: the work; kept alive until then.
        static func later(_ work: @escaping @MainActor () -> Void) {
            pending += 1
            DispatchQueue.main.async {
                work()
                pending -= 1
                guard pending == 0 else { return }
                let resumed = waiters
                waiters = []
                for waiter in resumed { waiter.resume() }
            }
        }

        /// Returns when no transition, layout pass or completion is scheduled any more.
        ///
        /// Work of the app's own tasks is not waited for.
        package static func settle() async {
            while pending > 0 {
                await withCheckedContinuation { waiters.append($0) }
            }
        }
    }
#endif
