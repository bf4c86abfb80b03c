import Foundation

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
#endif

/// Whether something moves, and the wait until nothing does.
@MainActor
enum Transitions {
    /// Whether a transition is under way around a view controller: in its stack, or of what is presented in its window.
    static func areUnderWay(around viewController: UIViewController) -> Bool {
        #if canImport(UIKit)
            if coordinator(around: viewController) != nil { return true }
            return chain(around: viewController).contains { $0.isBeingPresented || $0.isBeingDismissed }
        #else
            // More than this one, at most: whoever waits for nothing loses a turn.
            return MainQueue.pending > 0
        #endif
    }

    /// Returns when no transition is under way. Does not keep the view controller alive.
    static func end(around viewController: UIViewController?) async {
        #if canImport(UIKit)
            weak var viewController = viewController
            while let current = viewController, areUnderWay(around: current) {
                guard let coordinator = coordinator(around: current) else {
                    // UIKit tells nobody of the end of a presentation that another one began.
                    try? await Task.sleep(nanoseconds: 10_000_000)
                    continue
                }
                await withCheckedContinuation { continuation in
                    let isAnimated = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
                    if !isAnimated { continuation.resume() }
                }
                await Task.yield()
            }
        #else
            await MainQueue.settle()
        #endif
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
            var next = viewController.viewIfLoaded?.window?.rootViewController
            while let current = next {
                chain.append(current)
                next = current.presentedViewController
            }
            return chain
        }
    #endif
}
