#if !canImport(UIKit)
    import Foundation

    extension UIView {
        /// Adds a view at an index, 0 being behind all others; it leaves the superview that it has.
        public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

        /// Adds a view directly in front of another subview.
        public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
            insert(view, at: (subviews.firstIndex { $0 === sibling }).map { $0 + 1 } ?? subviews.count)
        }

        /// Adds a view directly behind another subview.
        public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
            insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
        }

        /// Moves a subview in front of the others.
        public func bringSubviewToFront(_ view: UIView) {
            guard view.superview === self else { return }
            insert(view, at: subviews.count)
        }

        /// Moves a subview behind the others.
        public func sendSubviewToBack(_ view: UIView) {
            guard view.superview === self else { return }
            insert(view, at: 0)
        }

        /// Returns true if this view is `view` or somewhere in it.
        public func isDescendant(of view: UIView) -> Bool {
            var current: UIView? = self
            while let candidate = current {
                if candidate === view { return true }
                current = candidate.superview
            }
            return false
        }

        /// This view or the first in it, in depth, that has a tag.
        public func viewWithTag(_ tag: Int) -> UIView? {
            if self.tag == tag { return self }
            for subview in subviews {
                if let found = subview.viewWithTag(tag) { return found }
            }
            return nil
        }
    }

    extension UIView {
        /// Above 0 while a container moves its children's views and reports their appearance itself.
        private(set) static var managedMoves = 0

        /// Moves views without the appearance callbacks that a bare `addSubview` causes.
        static func managingAppearance(_ moves: () -> Void) {
            managedMoves += 1
            moves()
            managedMoves -= 1
        }

        func insert(_ view: UIView, at index: Int) {
            precondition(!isDescendant(of: view), "Can't add a view to itself or to a view inside it")
            if view.superview === self {
                subviews.removeAll { $0 === view }
                subviews.insert(view, at: min(index, subviews.count))
                setNeedsRendering()
                return
            }
            view.forgetDrawings()
            let newWindow = enclosingWindow
            let arrival = view.beginMove(to: newWindow)
            view.willMove(toSuperview: self)
            if let old = view.superview { old.detach(view) }
            subviews.insert(view, at: min(index, subviews.count))
            view.superview = self
            view.adopt(window: newWindow)
            view.didMoveToSuperview()
            didAddSubview(view)
            view.setNeedsLayout()
            setNeedsLayout()
            setNeedsRendering()
            arrival.finish()
        }

        func leaveSuperview() {
            guard let old = superview else { return }
            forgetDrawings()
            let departure = beginMove(to: nil)
            willMove(toSuperview: nil)
            old.detach(self)
            superview = nil
            adopt(window: nil)
            didMoveToSuperview()
            old.setNeedsLayout()
            old.setNeedsRendering()
            departure.finish()
        }

        /// The window that a view added here comes into.
        private var enclosingWindow: UIWindow? { (self as? UIWindow) ?? hostingWindow }

        private func detach(_ view: UIView) {
            willRemoveSubview(view)
            subviews.removeAll { $0 === view }
            removeConstraintsOfAncestors(reaching: view)
            setNeedsRendering()
        }

        /// A constraint that reaches from the outside into a removed view is gone, as in UIKit.
        private func removeConstraintsOfAncestors(reaching removed: UIView) {
            var ancestor: UIView? = self
            while let holder = ancestor {
                let reaching = holder.constraints.filter { $0.reaches(into: removed) }
                for constraint in reaching { holder.removeConstraint(constraint) }
                ancestor = holder.superview
            }
        }

        private func adopt(window newWindow: UIWindow?) {
            guard hostingWindow !== newWindow else { return }
            hostingWindow = newWindow
            for subview in subviews { subview.adopt(window: newWindow) }
            didMoveToWindow()
        }

        /// Takes the keyboard from views that leave a window, whatever a delegate says.
        private func takeKeyboardFromSubtree() {
            guard let window = hostingWindow, let responder = window.firstResponder else { return }
            guard let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded,
                view.isDescendant(of: self)
            else { return }
            responder.resignFirstResponder()
            if window.firstResponder === responder { window.firstResponder = nil }
        }

        private func announce(window newWindow: UIWindow?) {
            willMove(toWindow: newWindow)
            for subview in subviews { subview.announce(window: newWindow) }
        }

        /// The window into which a view is about to come, while its controllers are told that they will appear.
        static weak var windowToCome: UIWindow?

        private func beginMove(to newWindow: UIWindow?) -> AppearanceMove {
            guard newWindow !== hostingWindow else { return AppearanceMove() }
            takeKeyboardFromSubtree()
            let controllers = UIView.managedMoves == 0 ? topmostControllers() : []
            let move = AppearanceMove(
                leaving: hostingWindow == nil ? [] : controllers, arriving: newWindow == nil ? [] : controllers)
            UIView.windowToCome = newWindow
            move.begin()
            UIView.windowToCome = nil
            announce(window: newWindow)
            return move
        }

        /// The controllers of views in this subtree that have no controller's view above them in it.
        private func topmostControllers() -> [UIViewController] {
            if let viewController { return viewController.followsItsView ? [viewController] : [] }
            return subviews.flatMap { $0.topmostControllers() }
        }
    }

    /// The appearance callbacks of controllers whose views come into a window or leave it by a bare move of views.
    ///
    /// They will and are appearing at once; they did appear a turn later, as after the commit of a device.
    @MainActor
    private struct AppearanceMove {
        var leaving: [UIViewController] = []
        var arriving: [UIViewController] = []

        func begin() {
            for controller in leaving { controller.performWillDisappear(animated: false) }
            for controller in arriving { controller.performWillAppear(animated: false) }
        }

        func finish() {
            for controller in leaving where !arriving.contains(controller) {
                controller.performDidDisappear(animated: false)
            }
            guard !arriving.isEmpty else { return }
            for controller in arriving { controller.performIsAppearing(animated: false) }
            let arriving = arriving
            MainQueue.later {
                for controller in arriving { controller.performDidAppear(animated: false) }
            }
        }
    }
#endif
