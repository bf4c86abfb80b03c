#if !canImport(UIKit)
    import Foundation

    /// The transitions that follow a change of the stack.
    extension UINavigationController {
        /// Makes the stack another.
        func change(to newStack: [UIViewController], animated: Bool) {
            precondition(
                Set(newStack.map(ObjectIdentifier.init)).count == newStack.count,
                "All view controllers in a navigation controller must be distinct")
            if let outer {
                if let place = placeInOuter {
                    outer.change(to: Array(outer.stack[..<place]) + newStack, animated: animated)
                }
                held = newStack
                return
            }
            let oldStack = stack
            for controller in newStack where !oldStack.contains(controller) {
                leaving.removeAll { $0 === controller }
                if controller.parent === self { controller.willMove(toParent: self) }
                addChild(controller)
                arriving.append(controller)
            }
            for controller in oldStack where !newStack.contains(controller) {
                controller.willMove(toParent: nil)
                arriving.removeAll { $0 === controller }
                leaving.append(controller)
            }
            stack = newStack
            showItemViews()
            navigationBar.setNeedsRendering()
            if isShown, viewIfLoaded?.window != nil {
                if running != nil {
                    Diagnostics.warn(
                        "Changing the stack of \(Diagnostics.name(self)) during a transition: "
                            + "the change follows when the transition has ended.")
                }
                schedule(animated: animated)
            } else if running == nil {
                settleUnseen()
            }
        }

        private func schedule(animated: Bool) {
            nextIsAnimated = animated
            guard !scheduled, running == nil else { return }
            scheduled = true
            MainQueue.later {
                guard self.scheduled else { return }
                self.scheduled = false
                self.beginTransition()
            }
        }

        func beginTransition() {
            guard running == nil else { return }
            guard isShown, let container = viewIfLoaded else { return settleUnseen() }
            let destination = stack.last
            guard destination !== shown else { return settleMembership() }
            let animated = nextIsAnimated
            let transition = Transition(source: shown, destination: destination, animated: animated)
            running = transition
            if let source = shown { source.isMovingFromParent = !stack.contains(source) }
            destination?.loadViewIfNeeded()
            shown?.performWillDisappear(animated: animated)
            if let destination {
                delegate?.navigationController(self, willShow: destination, animated: animated)
                destination.performWillAppear(animated: animated)
                place(destination, in: container)
                destination.performIsAppearing(animated: animated)
            }
            MainQueue.later { self.endTransition(transition) }
        }

        func endTransition(_ transition: Transition) {
            guard running === transition else { return }
            let animated = transition.animated
            if let source = transition.source {
                UIView.managingAppearance { source.viewIfLoaded?.removeFromSuperview() }
                source.performDidDisappear(animated: animated)
            }
            shown = transition.destination
            running = nil
            if isShown { transition.destination?.performDidAppear(animated: animated) }
            transition.source?.isMovingFromParent = false
            settleMembership()
            if let destination = transition.destination {
                delegate?.navigationController(self, didShow: destination, animated: animated)
            }
            setNeedsRendering()
            if stack.last !== shown { schedule(animated: nextIsAnimated) }
        }

        /// Begins to go back by a finger that then lets go: nothing changes, but both controllers are told.
        ///
        /// Order of callbacks: <http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html>.
        func playCancelledPop() {
            guard !isInTransition, stack.count > 1, let top = shown, top === stack.last, let container = viewIfLoaded
            else { return }
            let below = stack[stack.count - 2]
            let transition = Transition(source: top, destination: top, animated: true)
            running = transition
            top.isMovingFromParent = true
            below.loadViewIfNeeded()
            top.performWillDisappear(animated: true)
            below.performWillAppear(animated: true)
            place(below, in: container)
            below.performIsAppearing(animated: true)
            MainQueue.later {
                top.isMovingFromParent = false
                below.performWillDisappear(animated: true)
                UIView.managingAppearance { below.viewIfLoaded?.removeFromSuperview() }
                below.performDidDisappear(animated: true)
                self.running = nil
                if self.isShown {
                    top.performWillAppear(animated: true)
                    top.performIsAppearing(animated: true)
                    top.performDidAppear(animated: true)
                }
                if self.stack.last !== top { self.schedule(animated: self.nextIsAnimated) }
            }
        }

        /// Shows the top without callbacks of a transition: the container itself is not seen.
        private func settleUnseen() {
            if let container = viewIfLoaded, let top = stack.last, shown != nil, shown !== top {
                UIView.managingAppearance { shown?.viewIfLoaded?.removeFromSuperview() }
                place(top, in: container)
                shown = top
            }
            settleMembership()
        }

        /// Tells those that came and those that went that their move is over.
        private func settleMembership() {
            let arrived = arriving
            arriving = []
            for controller in arrived { controller.didMove(toParent: self) }
            let left = leaving
            leaving = []
            for controller in left where controller.parent === self { controller.removeFromParent() }
        }

        func place(_ child: UIViewController, in container: UIView) {
            guard let childView = child.view else { return }
            UIView.managingAppearance {
                childView.frame = container.bounds
                container.insertSubview(childView, at: 0)
            }
        }
    }
#endif
