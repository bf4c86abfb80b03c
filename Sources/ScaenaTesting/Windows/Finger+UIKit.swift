#if canImport(UIKit)
    import ScaenaUIKit
    import UIKit

    /// The gestures of a person, done to UIKit by the means that it gives a test in public; an alert's choice, for
    /// which there is none, by its handler, as long as UIKit keeps it under that name.
    @MainActor
    enum Finger {
        static func show(_ window: UIWindow) {
            UIView.setAnimationsEnabled(false)
            if let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first {
                window.windowScene = scene
            }
            window.makeKeyAndVisible()
        }

        static func settle(_ window: UIWindow) async {
            await Transitions.end(around: window.rootViewController)
            await Transitions.nextTurn()
        }

        static func tap(_ element: VisibleElement) throws {
            switch element.target {
            case .view(let view): try tap(view)
            case .back(let container):
                try goBack(in: container)
            case .barItem(let item, let container): try tap(item, in: container)
            case .choice(let action, let alert): try choose(action, in: alert)
            case .tab(let item, let container): try select(item, in: container)
            case .segment(let index, let control):
                try checkReach(of: control)
                guard control.isEnabled, control.isEnabledForSegment(at: index) else {
                    throw FingerRefusal(description: "it is disabled")
                }
                guard control.selectedSegmentIndex != index else { return }
                control.selectedSegmentIndex = index
                control.sendActions(for: [.valueChanged, .primaryActionTriggered])
            case .none:
                throw FingerRefusal(description: "it does nothing when it is used so")
            }
        }

        private static func tap(_ view: UIView) throws {
            try checkReach(of: view)
            let way = sequence(first: view, next: \.superview)
            guard let control = way.lazy.compactMap({ $0 as? UIControl }).first else {
                for view in way {
                    let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
                    if taps.contains(where: { $0.isEnabled && $0.recognizeAsTold() }) { return }
                }
                // UIKit lets nobody recognize for an app a gesture whose target is a selector.
                throw FingerRefusal(description: "it does nothing when it is used so")
            }
            guard control.isEnabled else { throw FingerRefusal(description: "it is disabled") }
            if let toggle = control as? UISwitch {
                toggle.setOn(!toggle.isOn, animated: false)
                toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
            } else {
                control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            }
        }

        private static func tap(_ item: UIBarButtonItem, in container: UINavigationController) throws {
            let isTool = container.topViewController?.toolbarItems?.contains(item) ?? false
            try checkReach(of: isTool ? container.toolbar : container.navigationBar)
            guard item.isEnabled else { throw FingerRefusal(description: "it is disabled") }
            if let view = item.customView { return try tap(view) }
            if let action = item.primaryAction {
                guard !action.attributes.contains(.disabled) else { throw FingerRefusal(description: "it is disabled") }
                // Any control does what an action says.
                UIControl().sendAction(action)
            } else if let action = item.action {
                UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
            } else {
                throw FingerRefusal(description: "it does nothing when it is used so")
            }
        }

        private typealias Handler = @convention(block) (UIAlertAction) -> Void

        /// As UIKit does: the alert goes, then its handler is called.
        private static func choose(_ action: UIAlertAction, in alert: UIAlertController) throws {
            guard action.isEnabled else { throw FingerRefusal(description: "it is disabled") }
            guard alert.presentingViewController != nil else {
                throw FingerRefusal(description: "it is no longer on the screen")
            }
            guard action.responds(to: Selector(("handler"))) else {
                throw FingerRefusal(description: "this UIKit has no way to do it outside of a UI test")
            }
            let handler = action.value(forKey: "handler").map { unsafeBitCast($0 as AnyObject, to: Handler.self) }
            alert.dismiss(animated: false) { handler?(action) }
        }

        private static func select(_ item: UITabBarItem, in container: UITabBarController) throws {
            try checkReach(of: container.tabBar)
            guard item.isEnabled else { throw FingerRefusal(description: "it is disabled") }
            guard let target = container.viewControllers?.first(where: { $0.tabBarItem === item }) else {
                throw FingerRefusal(description: "it is no longer on the screen")
            }
            guard container.delegate?.tabBarController?(container, shouldSelect: target) ?? true else {
                throw FingerRefusal(description: "the app does not let it happen")
            }
            container.selectedViewController = target
            container.delegate?.tabBarController?(container, didSelect: target)
        }

        static func select(_ cell: UITableViewCell) throws {
            try checkReach(of: cell)
            let table = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
            guard let table, let indexPath = table.indexPath(for: cell) else {
                throw FingerRefusal(description: "it is no longer on the screen")
            }
            guard table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection else {
                throw FingerRefusal(description: "it does nothing when it is used so")
            }
            let delegate = table.delegate
            guard delegate?.tableView?(table, shouldHighlightRowAt: indexPath) ?? true else {
                throw FingerRefusal(description: "the app does not let it happen")
            }
            var selected: IndexPath? = indexPath
            if delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) == true {
                selected = delegate?.tableView?(table, willSelectRowAt: indexPath)
            }
            // A tap that the app answers with no selection, or another.
            guard let selected else { return }
            table.selectRow(at: selected, animated: false, scrollPosition: .none)
            delegate?.tableView?(table, didSelectRowAt: selected)
        }

        static func pullDown(_ scrollView: UIScrollView) throws {
            try checkReach(of: scrollView)
            guard let control = scrollView.refreshControl, scrollView.isScrollEnabled else {
                throw FingerRefusal(description: "it does nothing when it is used so")
            }
            guard control.isEnabled else { throw FingerRefusal(description: "it is disabled") }
            guard !control.isRefreshing else { return }
            control.beginRefreshing()
            control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }

        static func type(_ text: String, into element: VisibleElement) throws {
            guard case .view(let view) = element.target, let field = view as? UITextField else {
                throw FingerRefusal(description: "it is no text field")
            }
            try checkReach(of: field)
            guard field.isEnabled else { throw FingerRefusal(description: "it is disabled") }
            guard field.becomeFirstResponder() else {
                throw FingerRefusal(description: "the app does not let it happen")
            }
            field.text = text
            field.sendActions(for: .editingChanged)
        }

        static func goBack(in container: UINavigationController) throws {
            guard container.viewControllers.count > 1 else {
                throw FingerRefusal(description: "there is nothing to go back to")
            }
            container.popViewController(animated: false)
        }

        static func swipeDown(_ presented: UIViewController) throws {
            guard let presentation = presented.presentationController, !(presented is UIAlertController),
                presentation.presentationStyle == .pageSheet || presentation.presentationStyle == .formSheet
            else { throw FingerRefusal(description: "it is no sheet") }
            let delegate = presentation.delegate
            let mayGo = delegate?.presentationControllerShouldDismiss?(presentation) ?? true
            guard !presented.isModalInPresentation, mayGo else {
                delegate?.presentationControllerDidAttemptToDismiss?(presentation)
                throw FingerRefusal(description: "the app does not let it happen")
            }
            // A dismissal in code does not tell the delegate; one by hand does.
            delegate?.presentationControllerWillDismiss?(presentation)
            presented.dismiss(animated: false) { delegate?.presentationControllerDidDismiss?(presentation) }
        }

        private static func checkReach(of view: UIView) throws {
            guard view.window != nil else { throw FingerRefusal(description: "it is no longer on the screen") }
            for ancestor in sequence(first: view, next: \.superview) where !ancestor.isUserInteractionEnabled {
                throw FingerRefusal(description: "it is disabled")
            }
        }
    }
#endif
