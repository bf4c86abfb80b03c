#if !canImport(UIKit)
    import Foundation

    /// One stack on top of another, in a split view controller with room for one column.
    extension UINavigationController {
        /// Puts this stack's controllers on top of another, where they stay this one's to change.
        func collapse(onto stack: UINavigationController, animated: Bool) {
            if outer !== stack {
                held = giveAway(from: 0)
                outer = stack
                stack.change(to: stack.stack + held, animated: animated)
            } else if let place = placeInOuter {
                if let last = Array(stack.stack[place...]).last { stack.popToViewController(last, animated: animated) }
            } else {
                // A person went back over them one by one, at last over the lowest.
                held = Array(held.prefix(1))
                stack.change(to: stack.stack + held, animated: animated)
            }
        }

        /// Takes back what another stack shows for this one.
        func expand() {
            guard let outer else { return }
            let own = placeInOuter.map { outer.giveAway(from: $0) } ?? held
            self.outer = nil
            held = []
            change(to: own, animated: false)
        }

        /// Lets go of its controllers from a place on, at once. They stay its children until another stack takes them, so
        /// that nobody is told that he has no container.
        func giveAway(from place: Int) -> [UIViewController] {
            while isInTransition { endTransitionNow() }
            let given = Array(stack[place...])
            stack.removeSubrange(place...)
            arriving.removeAll { given.contains($0) }
            showItemViews()
            setNeedsRendering()
            if let shown, given.contains(shown) { replaceAtOnce(shown, by: stack.last) }
            return given
        }

        private func replaceAtOnce(_ old: UIViewController, by new: UIViewController?) {
            if isShown {
                new?.performWillAppear(animated: false)
                old.performWillDisappear(animated: false)
            }
            UIView.managingAppearance { old.viewIfLoaded?.removeFromSuperview() }
            shown = new
            if let new, let container = viewIfLoaded { place(new, in: container) }
            guard isShown else { return }
            new?.performIsAppearing(animated: false)
            old.performDidDisappear(animated: false)
            MainQueue.later { new?.performDidAppear(animated: false) }
        }

        private func endTransitionNow() {
            if scheduled {
                scheduled = false
                beginTransition()
            }
            if let running { endTransition(running) }
        }

        var placeInOuter: Int? {
            guard let outer, let lowest = held.first else { return nil }
            return outer.stack.firstIndex(of: lowest)
        }
    }
#endif
