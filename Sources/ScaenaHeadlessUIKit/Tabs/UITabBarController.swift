#if !canImport(UIKit)
    import Foundation

    /// Says whether a tab may be selected by hand, and hears that it was.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>. Differs: where a base class
    /// adopts this protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UITabBarControllerDelegate: NSObjectProtocol {
        /// Returns true if a person may select a tab: yes unless implemented.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool
        /// Tells that a person has selected a tab, also the one that was selected.
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    }

    extension UITabBarControllerDelegate {
        /// Yes.
        public func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { true }
        /// Nothing.
        public func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {}
    }

    /// Shows one of several controllers, and a bar to choose among them.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>. What appears is told so in a later
    /// turn of the main queue. Of six tabs and more in a narrow window the bar shows four and *More*. Differs: what is chosen there
    /// takes the list's place, and is not pushed over it; nobody sorts the tabs.
    open class UITabBarController: UIViewController {
        /// Creates a controller without tabs.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            tabBar.controller = self
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// The bar.
        public let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        /// Says whether a tab may be selected by hand, and hears that it was; not owned.
        open weak var delegate: (any UITabBarControllerDelegate)?

        private(set) var tabs: [UIViewController] = []
        private var selected: UIViewController?
        /// The list of the tabs for which the bar has no room.
        open private(set) lazy var moreNavigationController = makeMoreNavigationController()
        private var shown: UIViewController?

        /// The controllers of the tabs; owned. The selected one stays so, else the first is.
        open var viewControllers: [UIViewController]? {
            get { tabs.isEmpty ? nil : tabs }
            set { setViewControllers(newValue, animated: false) }
        }

        /// Says the controllers of the tabs.
        open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
            let new = viewControllers ?? []
            let leaving = tabs.filter { !new.contains($0) }
            let arriving = new.filter { !tabs.contains($0) }
            for controller in leaving { controller.willMove(toParent: nil) }
            for controller in arriving { addChild(controller) }
            tabs = new
            if selected.map({ !new.contains($0) && !(hasMore && $0 === moreNavigationController) }) ?? true {
                selected = new.first
            }
            showSelected()
            for controller in leaving { controller.removeFromParent() }
            for controller in arriving { controller.didMove(toParent: self) }
            if tabBar.window != nil { for item in tabBar.items ?? [] { item.adoptAppearance() } }
            tabBar.setNeedsRendering()
        }

        /// The controller of the tab that shows; setting it tells no delegate.
        open var selectedViewController: UIViewController? {
            get { selected }
            set {
                guard let newValue else { return }
                let isMore = hasMore && newValue === moreNavigationController
                precondition(isMore || tabs.contains(newValue), "Only a view controller in the tab bar can be selected")
                selected = newValue
                showSelected()
                tabBar.setNeedsRendering()
            }
        }

        /// The number of the tab that shows; `NSNotFound` without tabs. A number of no tab selects nothing else.
        open var selectedIndex: Int {
            get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
            set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
        }

        /// Does a finger's tap on a tab.
        func chooseTab(_ controller: UIViewController) -> Bool {
            guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
            // A tap on the tab that shows goes back to the root of its stack, as on a device.
            if controller === selected {
                (controller as? UINavigationController)?.popToRootViewController(animated: true)
            } else {
                selectedViewController = controller
            }
            delegate?.tabBarController(self, didSelect: controller)
            return true
        }

        /// The tab that comes is told first, unlike in a stack: a published log of a device has it so.
        private func showSelected() {
            guard let container = viewIfLoaded, shown !== selected else { return }
            let old = shown
            let new = selected
            shown = new
            new?.loadViewIfNeeded()
            if isShown {
                new?.performWillAppear(animated: false)
                old?.performWillDisappear(animated: false)
            }
            UIView.managingAppearance {
                old?.viewIfLoaded?.removeFromSuperview()
                if let view = new?.view {
                    view.frame = container.bounds
                    container.insertSubview(view, at: 0)
                }
            }
            guard isShown else { return }
            new?.performIsAppearing(animated: false)
            old?.performDidDisappear(animated: false)
            // While this controller itself appears, its end is the tab's end too.
            if appearanceState == .appeared { MainQueue.later { new?.performDidAppear(animated: false) } }
        }

        override func followWindow() {
            if let container = viewIfLoaded { shown?.viewIfLoaded?.frame = container.bounds }
            // In a wide window there is room for all.
            if !hasMore, let selected, !tabs.contains(selected) { selectedViewController = tabs.first }
            super.followWindow()
        }

        /// Only the tab that shows appears with this controller.
        override var childrenThatAppear: [UIViewController] { shown.map { [$0] } ?? [] }

        override func bringInChildren() {
            guard let container = viewIfLoaded else { return }
            if tabBar.superview == nil { container.addSubview(tabBar) }
            guard let selected, shown !== selected || selected.viewIfLoaded?.superview == nil else { return }
            shown = selected
            UIView.managingAppearance {
                guard let view = selected.view else { return }
                view.frame = container.bounds
                container.insertSubview(view, at: 0)
            }
        }
    }

    extension UIViewController {
        /// The nearest container that is a tab bar controller.
        public var tabBarController: UITabBarController? { ancestor() }
    }

    extension UserInput {
        /// Selects a tab by its item.
        package static func chooseTab(
            _ item: UITabBarItem, in controller: UITabBarController
        ) throws(UserInputRefusal) {
            try checkReach(of: controller.tabBar)
            guard let tab = controller.controllersInBar.first(where: { $0.tabBarItem === item }) else { throw .gone }
            guard item.isEnabled else { throw .disabled }
            guard controller.chooseTab(tab) else { throw .prevented }
        }
    }
#endif
