#if canImport(UIKit)
    import UIKit

    /// What a person can do, done to UIKit by what it lets a test do in public. An alert's choice and a bar button's
    /// action it does not: those need a UI test there.
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
            var top = window.rootViewController
            while let presented = top?.presentedViewController { top = presented }
            // UIKit tells nobody when the last of several transitions has ended.
            while top?.transitionCoordinator != nil {
                try? await Task.sleep(nanoseconds: 10_000_000)
            }
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }

        static func tap(_ element: VisibleElement) throws {
            switch element.target {
            case .view(let view):
                try checkReach(of: view)
                guard let control = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UIControl }).first
                else { throw FingerRefusal(description: "it does nothing when it is used so") }
                guard control.isEnabled else { throw FingerRefusal(description: "it is disabled") }
                control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            case .back(let container):
                try goBack(in: container)
            case .barItem, .choice:
                throw FingerRefusal(description: "UIKit has no public way to do it outside of a UI test")
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
