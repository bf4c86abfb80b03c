#if !canImport(UIKit)
    extension UIWindow {
        /// True while a stack changes, or something comes or goes over the root, from the call that asks for it to
        /// its end.
        package var isInTransition: Bool {
            presentationChain.contains { $0.presentation?.isBusy ?? false || $0.hasNavigationTransition }
        }
    }

    extension UIPresentationController {
        /// True while it comes or goes, from the call that asks for it to its end.
        var isBusy: Bool { phase == .presenting || phase == .dismissing }
    }

    extension UIViewController {
        /// True while the stack that this controller is, or one in it, changes.
        var hasNavigationTransition: Bool {
            (self as? UINavigationController)?.isInTransition ?? false
                || children.contains(where: \.hasNavigationTransition)
        }
    }
#endif
