/// The containers that a view controller is in.
extension UIViewController {
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
