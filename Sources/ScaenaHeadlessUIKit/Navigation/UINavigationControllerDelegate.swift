#if !canImport(UIKit)
    import Foundation

    /// Hears what a navigation controller shows.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>. Differs: where a base
    /// class adopts this protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UINavigationControllerDelegate: NSObjectProtocol {
        /// A controller is about to be shown.
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        /// A controller is shown.
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    }

    extension UINavigationControllerDelegate {
        /// Does nothing.
        public func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {}
        /// Does nothing.
        public func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {}
    }
#endif
