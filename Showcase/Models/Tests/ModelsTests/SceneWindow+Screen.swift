import ScaenaTesting
import ScaenaUIKit

extension SceneWindow {
    /// The screen on top, inside of all containers.
    var screen: UIViewController? {
        var top = topViewController
        while let next = top?.shownInside { top = next }
        return top
    }
}

extension UIViewController {
    /// What a container shows on top.
    fileprivate var shownInside: UIViewController? {
        switch self {
        case let host as FlowHostViewController: host.content
        case let stack as UINavigationController: stack.topViewController
        case let split as UISplitViewController: split.children.last
        default: nil
        }
    }
}
