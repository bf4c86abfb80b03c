import Foundation
import ScaenaKit

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
#endif

/// The transitions under way, and the wait until there are none.
@MainActor
package enum Transitions {
    /// Returns true if a transition is under way around a view controller: in its stack, or of what is presented in
    /// its window.
    static func areUnderWay(around viewController: UIViewController) -> Bool {
        #if canImport(UIKit)
            // A transition in a window that has gone ends, and nobody is told.
            guard window(of: viewController) != nil else { return false }
            if coordinator(around: viewController) != nil { return true }
            return chain(around: viewController).contains { $0.isBeingPresented || $0.isBeingDismissed }
        #else
            return window(of: viewController)?.isInTransition ?? false
        #endif
    }

    /// Returns when no transition is under way. Does not keep the view controller alive.
    package static func end(around viewController: UIViewController?) async {
        // Looked at anew each time: a constant would hold the view controller while this waits.
        let current = { [weak viewController] in viewController }
        while current().map({ areUnderWay(around: $0) }) == true {
            #if canImport(UIKit)
                guard let coordinator = current().flatMap({ coordinator(around: $0) }) else {
                    // UIKit tells nobody of the end of a presentation that another one began.
                    try? await Task.sleep(nanoseconds: 10_000_000)
                    continue
                }
                await wait { ended in coordinator.animate(alongsideTransition: nil) { _ in ended() } }
                await nextTurn()
            #else
                // Each step of a transition is one turn of the main queue.
                await nextTurn()
            #endif
        }
    }

    /// Returns when something tells that it is over: the first time, if it tells twice. If it says that it will tell nothing,
    /// or has told nothing after so many seconds, it returns all the same: the caller looks again.
    ///
    /// - Parameters:
    ///   - seconds: The longest wait. A cancellation of the task does not end it.
    ///   - begin: Is given what is to be called at the end, and says whether it will be.
    package static func wait(
        atMost seconds: Double = 0.5, until begin: (@escaping @MainActor @Sendable () -> Void) -> Bool
    ) async {
        let ended = OneShot<Bool>()
        if !begin({ ended.set(true) }) { ended.set(false) }
        let limit = Task {
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            ended.set(false)
        }
        _ = await ended.wait()
        limit.cancel()
    }

    /// Returns after what the main queue was to do by now.
    package static func nextTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// The window that a view controller is in; that of its container or of its presenter where it is about to come.
    static func window(of viewController: UIViewController) -> UIWindow? {
        let way = sequence(first: viewController) { $0.parent ?? $0.presentingViewController }
        return way.lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    #if canImport(UIKit)
        private static func coordinator(
            around viewController: UIViewController
        ) -> (any UIViewControllerTransitionCoordinator)? {
            chain(around: viewController).lazy.compactMap(\.transitionCoordinator).first
        }

        /// The view controller, its containers, and all that is presented in its window.
        private static func chain(around viewController: UIViewController) -> [UIViewController] {
            var chain: [UIViewController] = []
            for container in sequence(first: viewController, next: \.parent) { chain.append(container) }
            var next = window(of: viewController)?.rootViewController
            while let current = next {
                chain.append(current)
                next = current.presentedViewController
            }
            return chain
        }
    #endif
}
