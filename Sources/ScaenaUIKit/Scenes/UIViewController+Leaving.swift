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

    func isDescendant(of container: UIViewController) -> Bool {
        var ancestor = parent
        while let candidate = ancestor {
            if candidate === container { return true }
            ancestor = candidate.parent
        }
        return false
    }
}
