#if !canImport(UIKit)
    import Foundation

    /// Says what shows where there is room for one column only.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>. Differs: where a base
    /// class adopts this protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UISplitViewControllerDelegate: NSObjectProtocol {
        /// Which column is on top where only one has room: the proposed one unless implemented. Asked of a controller
        /// with a column style.
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column
        /// Returns true if the delegate has seen to the secondary controller, where only one has room: no unless
        /// implemented; then it is put on top of the primary one. Asked of a controller without a column style.
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool
    }

    extension UISplitViewControllerDelegate {
        /// The proposed one.
        public func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { proposedTopColumn }
        /// No.
        public func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { false }
    }
#endif
