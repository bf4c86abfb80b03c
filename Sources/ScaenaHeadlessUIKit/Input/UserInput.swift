#if !canImport(UIKit)
    import Foundation

    /// Why a finger could not do what it was to do.
    package enum UserInputRefusal: Error, Equatable, CustomStringConvertible, Sendable {
        /// The target is in no window, or its window is hidden.
        case gone
        /// The target, or something around it, is hidden.
        case hidden
        /// The target, or something around it, takes no touches.
        case disabled
        /// Something is presented over the target; its type is named.
        case covered(by: String)
        /// A transition is going on; touches are ignored until it ends.
        case inTransition
        /// There is nothing here that a finger could do.
        case inert
        /// The app does not let it happen: it is modal, or a delegate says no.
        case prevented

        package var description: String {
            switch self {
            case .gone: "it is no longer on the screen"
            case .hidden: "it is hidden"
            case .disabled: "it is disabled"
            case .covered(let cover): "it is covered by \(cover)"
            case .inTransition: "a transition is going on"
            case .inert: "it does nothing when it is used so"
            case .prevented: "the app does not let it happen"
            }
        }
    }

    /// The input of a person's finger, and nothing else: a target that is covered, hidden, disabled or gone refuses.
    @MainActor
    package enum UserInput {
        /// Taps a view: the control that it is or is in, else the row of a table or the item of a collection.
        package static func tap(_ view: UIView) throws(UserInputRefusal) {
            try checkReach(of: view)
            if let text = view as? UITextView, text.isEditable {
                guard text.becomeFirstResponder() else { throw .prevented }
                return
            }
            guard let control = enclosingControl(of: view) else {
                let isTap = { (recognizer: UIGestureRecognizer) in
                    (recognizer as? UITapGestureRecognizer)?.takesOneTap ?? false
                }
                var isRecognized = false
                if let recognizer = recognizer(around: view, isTap), recognizer.recognize() {
                    isRecognized = true
                    if recognizer.cancelsTouchesInView { return }
                }
                switch enclosingCell(of: view) {
                case let cell as UITableViewCell: return try tap(row: cell)
                case let cell as UICollectionViewCell: return try tap(item: cell)
                default:
                    if isRecognized { return }
                    throw .inert
                }
            }
            guard control.isEnabled else { throw .disabled }
            guard control.receiveTap() else { throw .prevented }
        }

        /// Taps an item of a bar.
        package static func tap(
            _ item: UIBarButtonItem, in navigationController: UINavigationController
        ) throws(UserInputRefusal) {
            let isTool = navigationController.toolbar.items?.contains(item) ?? false
            try checkReach(of: isTool ? navigationController.toolbar : navigationController.navigationBar)
            let top = navigationController.topViewController?.navigationItem
            guard
                isTool || (top?.leftBarButtonItems ?? []).contains(item)
                    || (top?.rightBarButtonItems ?? []).contains(item)
            else { throw .gone }
            guard item.isEnabled else { throw .disabled }
            if let view = item.customView { return try tap(view) }
            guard let action = item.primaryAction else { throw .inert }
            guard !action.attributes.contains(.disabled) else { throw .disabled }
            action.perform(from: item)
        }

        /// Chooses a segment.
        package static func chooseSegment(
            at index: Int, in control: UISegmentedControl
        ) throws(UserInputRefusal) {
            try checkReach(of: control)
            guard (0..<control.numberOfSegments).contains(index) else { throw .gone }
            guard control.isEnabled, control.isEnabledForSegment(at: index) else { throw .disabled }
            control.chooseSegment(at: index)
        }

        /// Edits a field: takes the keyboard if it has not, and makes the text what a person wants it to be.
        package static func type(_ text: String, into field: UITextField) throws(UserInputRefusal) {
            try checkReach(of: field)
            guard field.isEnabled else { throw .disabled }
            guard field.becomeFirstResponder(), field.replaceText(by: text) else { throw .prevented }
        }

        /// Moves the content of a scroll view: the keyboard goes, if it is to.
        package static func drag(_ view: UIScrollView) throws(UserInputRefusal) {
            try checkReach(of: view)
            guard view.keyboardDismissMode != .none else { throw .inert }
            guard view.window?.endEditing(false) ?? true else { throw .prevented }
        }

        /// Presses the return key of the keyboard of a field that is being edited.
        package static func pressReturn(in field: UITextField) throws(UserInputRefusal) {
            try checkReach(of: field)
            guard field.isEditing else { throw .inert }
            field.pressReturn()
        }

        /// Chooses in an alert: it goes, then the choice's handler runs.
        package static func choose(
            _ action: UIAlertAction, in alert: UIAlertController
        ) throws(UserInputRefusal) {
            guard let view = alert.viewIfLoaded else { throw .gone }
            try checkReach(of: view)
            guard alert.actions.contains(action) else { throw .gone }
            guard action.isEnabled else { throw .disabled }
            UIPresentationController.dismiss(from: alert, animated: true) { action.choose() }
        }

        /// Goes back by the bar's button or the swipe from the edge.
        package static func goBack(in navigationController: UINavigationController) throws(UserInputRefusal) {
            try checkWayBack(in: navigationController)
            navigationController.popViewController(animated: true)
        }

        /// Begins to swipe back from the edge, and lets go before the controller has gone.
        package static func beginToGoBack(in navigationController: UINavigationController) throws(UserInputRefusal) {
            try checkWayBack(in: navigationController)
            guard navigationController.interactivePopGestureRecognizer?.isEnabled ?? true else { throw .inert }
            navigationController.playCancelledPop()
        }

        private static func checkWayBack(
            in navigationController: UINavigationController
        ) throws(UserInputRefusal) {
            guard let view = navigationController.viewIfLoaded else { throw .gone }
            try checkReach(of: view)
            guard navigationController.viewControllers.count > 1, let top = navigationController.topViewController
            else { throw .inert }
            let item = top.navigationItem
            let replaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
            guard !navigationController.isNavigationBarHidden, !item.hidesBackButton, !replaced else { throw .hidden }
        }

        /// Swipes a sheet down, which ends its presentation unless the app says no.
        package static func swipeDown(_ presented: UIViewController) throws(UserInputRefusal) {
            guard let view = presented.viewIfLoaded else { throw .gone }
            try checkReach(of: view)
            guard let presentation = presented.nearestPresentation, presentation.presentationStyle.isSheet,
                !(presentation.presentedViewController is UIAlertController)
            else { throw .inert }
            let root = presentation.presentedViewController
            let delegate = presentation.delegate
            guard !root.refusesDismissalByHand, delegate?.presentationControllerShouldDismiss(presentation) ?? true
            else {
                delegate?.presentationControllerDidAttemptToDismiss(presentation)
                throw .prevented
            }
            presentation.dismiss(root, byHand: true, animated: true, completion: nil)
        }

        /// Returns the obstacle that keeps a finger from a view now.
        ///
        /// - Returns: why not; `nil` when it does.
        package static func obstacle(to view: UIView) -> UserInputRefusal? {
            do throws(UserInputRefusal) {
                try checkReach(of: view)
                return nil
            } catch {
                return error
            }
        }

        static func checkReach(of view: UIView) throws(UserInputRefusal) {
            guard let window = view.window, !window.isHidden else { throw .gone }
            var ancestor: UIView? = view
            while let current = ancestor {
                if current.isHidden || current.alpha < 0.01 { throw .hidden }
                if !current.isUserInteractionEnabled, !(current === view && !(view is UIControl)) { throw .disabled }
                ancestor = current.superview
            }
            guard let top = window.presentationChain.last else { throw .gone }
            if top.nearestPresentation?.isBusy ?? false { throw .inTransition }
            if let topView = top.viewIfLoaded, !view.isDescendant(of: topView) {
                throw .covered(by: String(describing: Swift.type(of: top)))
            }
            if top.hasNavigationTransition { throw .inTransition }
        }

        private static func enclosingControl(of view: UIView) -> UIControl? {
            var ancestor: UIView? = view
            while let current = ancestor {
                if let control = current as? UIControl { return control }
                // What is around a row's table is not meant by a tap on the row.
                if current is UITableViewCell || current is UICollectionViewCell { return nil }
                ancestor = current.superview
            }
            return nil
        }

        private static func enclosingCell(of view: UIView) -> UIView? {
            var ancestor: UIView? = view
            while let current = ancestor {
                if current is UITableViewCell || current is UICollectionViewCell { return current }
                ancestor = current.superview
            }
            return nil
        }
    }

    extension UIViewController {
        /// Any controller in a presented tree may forbid the swipe, as the one in front of a stack does.
        fileprivate var refusesDismissalByHand: Bool {
            if isModalInPresentation { return true }
            if let navigation = self as? UINavigationController {
                return navigation.topViewController?.refusesDismissalByHand ?? false
            }
            return children.contains(where: \.refusesDismissalByHand)
        }
    }
#endif
