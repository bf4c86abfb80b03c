#if !canImport(UIKit)
    import Foundation

    /// Hears of a presentation that the user ends by hand.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>: not called
    /// for a dismissal in code. Differs: where a base class adopts this protocol and only its subclass has a method, the
    /// default is called.
    @preconcurrency @MainActor
    public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
        /// Returns the style of a popover where there is little room: a sheet by default; `none` for a popover all
        /// the same.
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
        /// Returns true if the user may dismiss; `true` by default.
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
        /// The user's dismissal begins.
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
        /// The user's dismissal has ended.
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
        /// The user tried to dismiss what must not be.
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }

    extension UIAdaptivePresentationControllerDelegate {
        /// As a sheet.
        public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .automatic
        }
        /// The user may.
        public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            true
        }
        /// Does nothing.
        public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
        /// Does nothing.
        public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
        /// Does nothing.
        public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    }
#endif
