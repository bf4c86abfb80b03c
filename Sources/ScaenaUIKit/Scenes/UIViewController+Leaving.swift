import Foundation
import ScaenaKit

/// How a view controller finds out, inside `viewDidDisappear`, that it has left for good.
extension UIViewController {
    /// Ends this scene if this view controller leaves for good, and with it every scene in the container that leaves:
    /// those beneath the top of a dismissed navigation stack hear of nothing themselves.
    func endScenesThatLeave() {
        var leaving: UIViewController?
        var ancestor: UIViewController? = self
        while let candidate = ancestor {
            if candidate.isMovingFromParent || candidate.isBeingDismissed { leaving = candidate }
            ancestor = candidate.parent
        }
        leaving?.endScenes()
    }

    private func endScenes() {
        (self as? SceneViewController)?.lifetime.viewHasLeft()
        for child in children { child.endScenes() }
    }

    /// Ends, a turn later, the scenes of those candidates that have gone without hearing of it: the replaced root of a
    /// window, which is neither popped nor dismissed; and who was covered by a full-screen presentation and was dismissed
    /// together with it, or lost its window meanwhile.
    static func endScenesThatNobodyShows(_ candidates: [WeakReference<UIViewController>]) {
        let gone = candidates.filter { $0.object?.viewIfLoaded?.window == nil }
        guard !gone.isEmpty else { return }
        Task { @MainActor in
            // UIKit takes the controllers of a dismissal apart after it has told them.
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            for candidate in gone where candidate.object?.isShownByNobody == true { candidate.object?.endScenes() }
        }
    }

    private var isShownByNobody: Bool {
        isViewLoaded && viewIfLoaded?.window == nil && parent == nil && presentingViewController == nil
            && presentedViewController == nil
    }

    /// Who presents this view controller, who presents that one, and so on.
    var presenters: [UIViewController] {
        var presenters: [UIViewController] = []
        var next = presentingViewController
        while let presenter = next {
            presenters.append(presenter)
            next = presenter.presentingViewController
        }
        return presenters
    }

    var outermostContainer: UIViewController {
        var container = self
        while let parent = container.parent { container = parent }
        return container
    }

    func isDescendant(of container: UIViewController) -> Bool {
        var ancestor = parent
        while let candidate = ancestor {
            if candidate === container { return true }
            ancestor = candidate.parent
        }
        return false
    }
}
