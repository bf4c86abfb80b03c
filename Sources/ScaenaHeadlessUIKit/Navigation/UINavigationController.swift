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

    /// Shows the top of a stack of controllers, and a bar with the way back.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>. The stack changes at once; what
    /// is shown follows in a turn of the main queue and is complete a turn later, as a device's follows in its layout
    /// pass. A controller that was popped stays alive until then. Differs: no toolbar.
    open class UINavigationController: UIViewController {
        /// Creates a controller with an empty stack.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            navigationBar.controller = self
        }

        /// Creates a controller with one controller on its stack.
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            pushViewController(rootViewController, animated: false)
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// The bar.
        public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        /// Hears what is shown; not owned.
        open weak var delegate: (any UINavigationControllerDelegate)?

        /// Recognizes the swipe from the edge that goes back; where it is not enabled, there is no such swipe.
        open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

        /// Whether the bar is hidden.
        open var isNavigationBarHidden: Bool {
            get { navigationBar.isHidden }
            set { setNavigationBarHidden(newValue, animated: false) }
        }

        /// Hides or shows the bar.
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { navigationBar.isHidden = hidden }

        // MARK: Stack

        private var stack: [UIViewController] = []

        /// The stack that shows this one's controllers, in a split view controller with room for one column.
        private weak var outer: UINavigationController?
        /// This stack's own controllers while another shows them.
        private var held: [UIViewController] = []

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
            navigationBar.showItemViews()
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

        private var placeInOuter: Int? {
            guard let outer, let lowest = held.first else { return nil }
            return outer.stack.firstIndex(of: lowest)
        }

        /// The stack, the lowest first. Setting it moves without animation.
        open var viewControllers: [UIViewController] {
            get {
                guard let outer else { return stack }
                return placeInOuter.map { Array(outer.stack[$0...]) } ?? held
            }
            set { setViewControllers(newValue, animated: false) }
        }

        /// The top of the stack.
        open var topViewController: UIViewController? { viewControllers.last }

        /// What the top of the stack presents, else the top of the stack.
        open var visibleViewController: UIViewController? {
            guard var visible = presentedViewController ?? topViewController else { return nil }
            while let presented = visible.ownPresented { visible = presented }
            return visible
        }

        /// Replaces the stack.
        open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            change(to: viewControllers, animated: animated)
        }

        /// Puts a controller on the stack, which owns it.
        ///
        /// - Parameters:
        ///   - viewController: not on the stack yet, and no container of bars itself.
        ///   - animated: whether the change moves.
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            precondition(
                !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
            precondition(
                !viewControllers.contains(viewController),
                "Pushing the same view controller instance more than once is not supported")
            change(to: viewControllers + [viewController], animated: animated)
        }

        /// Takes the top off the stack, unless it is the last.
        ///
        /// - Returns: what was popped, released after the transition unless somebody else owns it.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            let stack = viewControllers
            guard stack.count > 1, let top = stack.last else { return nil }
            change(to: Array(stack.dropLast()), animated: animated)
            return top
        }

        /// Takes everything above a controller off the stack.
        ///
        /// - Returns: what was popped, the lowest first.
        @discardableResult
        open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            let stack = viewControllers
            guard let index = stack.firstIndex(of: viewController) else {
                preconditionFailure("Tried to pop to a view controller that doesn't exist.")
            }
            let popped = Array(stack[(index + 1)...])
            change(to: Array(stack[...index]), animated: animated)
            return popped
        }

        /// Takes everything but the lowest off the stack.
        ///
        /// - Returns: what was popped, the lowest first.
        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard let root = viewControllers.first else { return nil }
            return popToViewController(root, animated: animated)
        }

        // MARK: Transition

        private final class Transition {
            let source: UIViewController?
            let destination: UIViewController?
            let animated: Bool

            init(source: UIViewController?, destination: UIViewController?, animated: Bool) {
                self.source = source
                self.destination = destination
                self.animated = animated
            }
        }

        /// The child whose view is in the container.
        private var shown: UIViewController?
        /// Children on the stack that have not been told `didMove(toParent:)`.
        private var arriving: [UIViewController] = []
        /// Children off the stack that have not been told `didMove(toParent: nil)`; owned until then.
        private var leaving: [UIViewController] = []
        private var running: Transition?
        private var scheduled = false
        private var nextIsAnimated = false

        /// Whether the user has to wait until a change of the stack is shown.
        package var isInTransition: Bool { scheduled || running != nil }

        private func change(to newStack: [UIViewController], animated: Bool) {
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
            navigationBar.showItemViews()
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

        private func beginTransition() {
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

        private func endTransition(_ transition: Transition) {
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

        private func place(_ child: UIViewController, in container: UIView) {
            guard let childView = child.view else { return }
            UIView.managingAppearance {
                childView.frame = container.bounds
                container.insertSubview(childView, at: 0)
            }
        }

        private func setNeedsRendering() { viewIfLoaded?.setNeedsRendering() }

        override func followWindow() {
            if let container = viewIfLoaded {
                for controller in [shown, running?.destination] { controller?.viewIfLoaded?.frame = container.bounds }
            }
            super.followWindow()
        }

        /// Only the child that shows, or comes, appears with this controller.
        override var childrenThatAppear: [UIViewController] {
            (running?.destination ?? shown).map { [$0] } ?? []
        }

        override func bringInChildren() {
            guard running == nil, let container = viewIfLoaded else { return }
            if navigationBar.superview == nil { container.addSubview(navigationBar) }
            guard let top = stack.last, shown !== top || top.viewIfLoaded?.superview == nil else { return }
            UIView.managingAppearance { shown?.viewIfLoaded?.removeFromSuperview() }
            shown = top
            place(top, in: container)
        }
    }
#endif
