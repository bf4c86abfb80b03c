#if !canImport(UIKit)
    import Foundation

    /// Shows the top of a stack of controllers, a bar with the way back, and one with tools.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationcontroller>. The stack changes at once; what
    /// is shown follows in a turn of the main queue and is complete a turn later, as a device's follows in its layout
    /// pass. A controller that was popped stays alive until then.
    open class UINavigationController: UIViewController {
        /// Creates a controller with an empty stack.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            navigationBar.controller = self
            bottomBar.controller = self
            bottomBar.isHidden = true
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

        /// True if the bar is hidden.
        open var isNavigationBarHidden: Bool {
            get { navigationBar.isHidden }
            set { setNavigationBarHidden(newValue, animated: false) }
        }

        /// Hides or shows the bar.
        open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { navigationBar.isHidden = hidden }

        private let bottomBar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The bar below, which shows the ``UIViewController/toolbarItems`` of the controller on top.
        open var toolbar: UIToolbar! { bottomBar }

        /// True if the bar below is hidden, as it is at first.
        open var isToolbarHidden: Bool {
            get { bottomBar.isHidden }
            set { setToolbarHidden(newValue, animated: false) }
        }

        /// Hides or shows the bar below.
        open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bottomBar.isHidden = hidden }

        // MARK: Stack

        var stack: [UIViewController] = []

        /// The stack that shows this one's controllers, in a split view controller with room for one column.
        weak var outer: UINavigationController?
        /// This stack's own controllers while another shows them.
        var held: [UIViewController] = []

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

        /// The controller that the top of the stack presents, else the top of the stack.
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
        ///   - animated: true if the change moves.
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
        /// - Returns: the popped controller, released after the transition unless somebody else owns it.
        @discardableResult
        open func popViewController(animated: Bool) -> UIViewController? {
            let stack = viewControllers
            guard stack.count > 1, let top = stack.last else { return nil }
            change(to: Array(stack.dropLast()), animated: animated)
            return top
        }

        /// Takes everything above a controller off the stack.
        ///
        /// - Returns: the popped controllers, the lowest first.
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
        /// - Returns: the popped controllers, the lowest first.
        @discardableResult
        open func popToRootViewController(animated: Bool) -> [UIViewController]? {
            guard let root = viewControllers.first else { return nil }
            return popToViewController(root, animated: animated)
        }

        // MARK: Transition

        final class Transition {
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
        var shown: UIViewController?
        /// Children on the stack that have not been told `didMove(toParent:)`.
        var arriving: [UIViewController] = []
        /// Children off the stack that have not been told `didMove(toParent: nil)`; owned until then.
        var leaving: [UIViewController] = []
        var running: Transition?
        var scheduled = false
        var nextIsAnimated = false

        /// True if the user has to wait until a change of the stack is shown.
        package var isInTransition: Bool { scheduled || running != nil }

        /// Has the bars show what the controller on top says.
        func showItemViews() {
            navigationBar.showItemViews()
            bottomBar.showItemViews()
        }

        func setNeedsRendering() { viewIfLoaded?.setNeedsRendering() }

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
            for bar in [navigationBar, bottomBar] where bar.superview == nil { container.addSubview(bar) }
            guard let top = stack.last, shown !== top || top.viewIfLoaded?.superview == nil else { return }
            UIView.managingAppearance { shown?.viewIfLoaded?.removeFromSuperview() }
            shown = top
            place(top, in: container)
        }
    }
#endif
