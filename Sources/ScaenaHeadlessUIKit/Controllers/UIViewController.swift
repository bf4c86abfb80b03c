#if !canImport(UIKit)
    import Foundation

    /// Manages a view and its life.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiviewcontroller>; orders of callbacks as in the header
    /// `UIViewController.h` and published device logs, named in each lifecycle test. Differs: no nibs, storyboards or
    /// segues; a nib name is ignored.
    open class UIViewController: UIResponder {
        /// Creates a controller whose view is made by ``loadView()``.
        ///
        /// - Parameters:
        ///   - nibNameOrNil: kept; there are no nibs here.
        ///   - nibBundleOrNil: kept; there are no nibs here.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            nibName = nibNameOrNil
            nibBundle = nibBundleOrNil
            super.init()
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// Creates a controller whose view is made by ``loadView()``.
        public override convenience init() { self.init(nibName: nil, bundle: nil) }

        /// The name that ``init(nibName:bundle:)`` was given.
        public let nibName: String?
        /// The bundle that ``init(nibName:bundle:)`` was given.
        public let nibBundle: Bundle?

        // MARK: View

        private var storedView: UIView?

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The view; made by ``loadView()`` when it is first read.
        open var view: UIView! {
            get {
                loadViewIfNeeded()
                return storedView
            }
            set {
                if storedView?.viewController === self { storedView?.viewController = nil }
                storedView = newValue
                newValue?.viewController = self
            }
        }

        /// The view, if it was made.
        open var viewIfLoaded: UIView? { storedView }
        /// True if the view was made.
        open var isViewLoaded: Bool { storedView != nil }

        /// Makes the view: an empty one unless overridden. Never to be called by an app.
        open func loadView() {
            let view = UIView(frame: UIScreen.main.bounds)
            view.backgroundColor = nil
            self.view = view
        }

        /// Tells, once, that the view was made; does nothing unless overridden.
        open func viewDidLoad() {}

        /// Makes the view if it was not made.
        open func loadViewIfNeeded() {
            guard storedView == nil else { return }
            loadView()
            precondition(storedView != nil, "\(type(of: self)).loadView() did not set the view")
            if styleBeforeView != .unspecified { storedView?.overrideUserInterfaceStyle = styleBeforeView }
            viewDidLoad()
        }

        /// The superview of the view: after the controller in the responder chain.
        open override var next: UIResponder? { storedView?.superview }

        // MARK: Appearance

        package enum AppearanceState: Sendable { case disappeared, appearing, appeared, disappearing }
        package internal(set) var appearanceState = AppearanceState.disappeared
        /// True if `viewIsAppearing` was called since `viewWillAppear`.
        var wasToldIsAppearing = false

        /// Tells that the view is about to appear; does nothing unless overridden.
        open func viewWillAppear(_ animated: Bool) {}
        /// Tells that the view is in the hierarchy and about to be shown; does nothing unless overridden.
        open func viewIsAppearing(_ animated: Bool) {}
        /// Tells that the view has appeared; does nothing unless overridden.
        open func viewDidAppear(_ animated: Bool) {}
        /// Tells that the view is about to disappear; does nothing unless overridden.
        open func viewWillDisappear(_ animated: Bool) {}
        /// Tells that the view has disappeared; does nothing unless overridden.
        open func viewDidDisappear(_ animated: Bool) {}
        /// Tells that the view is about to be laid out; does nothing unless overridden.
        open func viewWillLayoutSubviews() {}
        /// Tells that the view was laid out; does nothing unless overridden.
        open func viewDidLayoutSubviews() {}

        /// True if children's appearance follows this controller's; a container that returns `false` calls
        /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` itself.
        open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

        var appearanceIsAnimated = false

        /// True if the controller is coming to its parent; only inside appearance callbacks.
        open internal(set) var isMovingToParent = false
        /// True if the controller is leaving its parent; only inside appearance callbacks.
        open internal(set) var isMovingFromParent = false
        /// True if the controller is being presented; only inside appearance callbacks.
        open var isBeingPresented: Bool { presentation?.isPresenting ?? false }
        /// True if the controller is being dismissed; only inside appearance callbacks.
        open var isBeingDismissed: Bool { presentation?.isDismissing ?? false }

        /// The children whose appearance follows this controller's.
        var childrenThatAppear: [UIViewController] {
            children.filter { child in
                guard let view = child.viewIfLoaded, let own = storedView else { return false }
                return view.isDescendant(of: own)
            }
        }

        /// Called between this controller's `viewWillAppear` and its children's, for a container to bring in a child.
        func bringInChildren() {}

        /// Called when the size of the window has changed, for a container to change with it.
        func followWindow() {
            for child in children { child.followWindow() }
        }

        /// Tells that the traits have changed; an override calls this one.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        /// Light or dark for this controller's view, whatever the one above has.
        open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { viewIfLoaded?.overrideUserInterfaceStyle ?? styleBeforeView }
            set {
                styleBeforeView = newValue
                viewIfLoaded?.overrideUserInterfaceStyle = newValue
            }
        }
        private var styleBeforeView = UIUserInterfaceStyle.unspecified

        // MARK: Containment

        /// The container of this controller; it owns this one.
        open internal(set) weak var parent: UIViewController?
        /// The children, in the order in which they came.
        open internal(set) var children: [UIViewController] = []

        /// Makes a controller a child. It is told `willMove(toParent:)`; the container tells it `didMove(toParent:)`.
        open func addChild(_ childController: UIViewController) { adopt(childController) }

        /// Leaves the parent. The controller is told `didMove(toParent: nil)`; the container told it
        /// `willMove(toParent: nil)` before.
        open func removeFromParent() { leaveParent() }

        /// Tells that the controller is about to move to a parent or from it; an override calls this one.
        open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }
        /// Tells that the controller has moved to a parent or from it; does nothing unless overridden.
        open func didMove(toParent parent: UIViewController?) {}

        // MARK: Presentation

        /// The controller that this controller itself presents; owned until it is dismissed.
        var ownPresented: UIViewController?
        /// This controller's own presentation, made when it is first asked for.
        var presentation: UIPresentationController?

        /// The style in which the controller is presented: `automatic` is a page sheet.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// The movement of the presentation, in a renderer that shows movements; it ends after a turn of the main
        /// queue here.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// True if the user may not dismiss the controller by hand.
        open var isModalInPresentation = false
        /// True if presentations of the style `currentContext` cover this controller.
        open var definesPresentationContext = false

        /// Presents a controller over this one's context.
        ///
        /// UIKit refuses, with a line on its console, when this controller already presents another or is in no window.
        ///
        /// - Parameters:
        ///   - viewControllerToPresent: the controller to present; owned by the presenting controller.
        ///   - flag: true if the presentation moves.
        ///   - completion: called after the presented controller's `viewDidAppear`.
        open func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            UIPresentationController.present(
                viewControllerToPresent, from: self, animated: flag, completion: completion)
        }

        /// Dismisses what this controller presents, and all above it; if it presents nothing, dismisses itself.
        ///
        /// - Parameters:
        ///   - flag: true if the dismissal moves.
        ///   - completion: called after the dismissed controller's `viewDidDisappear`.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            UIPresentationController.dismiss(from: self, animated: flag, completion: completion)
        }

        /// The controller that this controller or one of its ancestors presents.
        open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

        /// The controller that presents this one or one of its ancestors.
        open var presentingViewController: UIViewController? {
            presentation?.presenter ?? parent?.presentingViewController
        }

        /// The presentation of this controller or of the nearest presented ancestor; a new one if there is none, so that
        /// its delegate can be set before.
        open var presentationController: UIPresentationController? {
            if let presentation = nearestPresentation { return presentation }
            return makePresentation()
        }

        /// Shows a controller in the way of the nearest container: pushes it onto a navigation controller, else presents it.
        open func show(_ vc: UIViewController, sender: Any?) {
            if let navigation = (self as? UINavigationController) ?? navigationController {
                navigation.pushViewController(vc, animated: true)
            } else {
                present(vc, animated: true)
            }
        }

        /// Shows a controller as what was chosen: in the nearest split view controller, else presents it.
        open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            if let splitViewController {
                splitViewController.showDetailViewController(vc, sender: sender)
            } else {
                present(vc, animated: true)
            }
        }

        /// The size that the controller asks a container for, in points: a popover that is none but a popover has it.
        open var preferredContentSize = CGSize.zero { didSet { viewIfLoaded?.setNeedsRendering() } }
        /// True if tab bar and toolbar are hidden while this controller is on a stack.
        open var hidesBottomBarWhenPushed = false { didSet { viewIfLoaded?.setNeedsRendering() } }
        /// The brightness of the status bar.
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// True if the status bar is hidden.
        open var prefersStatusBarHidden: Bool { false }
        /// Asks for the status bar's look anew.
        open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.setNeedsRendering() }

        // MARK: Titles and bars

        /// The title, which a container shows.
        open var title: String? {
            didSet {
                navigationItem.title = title
                tabBarItem.title = title
            }
        }

        /// The content of a navigation bar for this controller.
        open private(set) lazy var navigationItem: UINavigationItem = {
            let item = UINavigationItem(title: title ?? "")
            if title == nil { item.title = nil }
            item.owner = self
            return item
        }()

        /// The items of a navigation controller's lower bar while this controller is on top.
        open var toolbarItems: [UIBarButtonItem]? {
            didSet {
                for item in toolbarItems ?? [] { item.holder = self }
                itemDidChange()
            }
        }

        /// Says what the lower bar of a navigation controller shows while this controller is on top.
        open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
            self.toolbarItems = toolbarItems
        }

        /// The item of a tab bar for this controller.
        open lazy var tabBarItem: UITabBarItem = {
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            item.owner = self
            return item
        }()
        {
            didSet {
                tabBarItem.owner = self
                tabBarController?.tabBar.setNeedsRendering()
            }
        }

        private var showsEditing = false

        /// True if the controller shows an editable state.
        open var isEditing: Bool {
            get { showsEditing }
            set { setEditing(newValue, animated: false) }
        }

        /// Says whether the controller shows an editable state; its ``editButtonItem`` follows.
        open func setEditing(_ editing: Bool, animated: Bool) {
            showsEditing = editing
            editItem?.show(editing)
        }

        /// The button that is there, once somebody has asked for it.
        private var editItem: EditBarButtonItem?

        /// A button, *Edit* or *Done*, that turns editing on and off by ``setEditing(_:animated:)``. Owned.
        open var editButtonItem: UIBarButtonItem {
            if let editItem { return editItem }
            let item = EditBarButtonItem(of: self)
            editItem = item
            return item
        }
    }

    extension UIViewController: BarItemHolder {
        func itemDidChange() {
            guard let bar = navigationController?.toolbar else { return }
            bar.showItemViews()
            bar.setNeedsRendering()
        }
    }
#endif
