import Foundation
import ScaenaKit

/// A flow that shows its screens in a host, whatever its result is.
@MainActor
package protocol FlowWithHost: AnyObject {
    /// The view controller that holds the flow's screens, while it is on the screen.
    var host: FlowHostViewController? { get }
}

extension FlowCoordinator: FlowWithHost {}

extension FlowCoordinator: FlowInSight {
    /// Selects the flow's tab, or shows its column where there is room for one.
    package func comeIntoSight() {
        guard let host else { return }
        switch placement.kind {
        case .tab(let tabs, _):
            guard let tabs = tabs.object, tabs.selectedViewController !== host else { return }
            tabs.selectedViewController = host
        case .column(let column, let split):
            // Shown, it may be below what was pushed onto it.
            guard let split = split.object, split.isCollapsed, host.viewIfLoaded?.window == nil,
                host.navigationController?.topViewController?.viewIfLoaded?.window == nil
            else { return }
            split.show(column)
        case .root, .presented, .pushed, .embedded: return
        }
    }
}

/// Holds what a flow shows, and knows when it has gone for good, however that came about: popped, swiped down, dismissed
/// by a button of a scene, or together with whatever it was in.
///
/// A delegate would not do: UIKit tells it of a swipe only, and an app may need it for itself.
///
/// The host answers a container's questions with the answers of its ``content``. Two things it cannot: a stack's
/// `topViewController` is the host, so that a cast to a screen goes over `(top as? FlowHostViewController)?.content`;
/// and toolbar items that change while they are shown are to be set on the host, since the stack hears of its own
/// members only.
///
/// ```swift
/// func isAddingShown(in navigationController: UINavigationController) -> Bool {
///     let top = navigationController.topViewController
///     let screen = (top as? FlowHostViewController)?.content ?? top
///     return screen is UINavigationController
/// }
/// ```
public final class FlowHostViewController: UIViewController {
    /// Set when the transition that brings it is over; `false` when it has gone before.
    let arrival = OneShot<Bool>()
    /// Set when it has left for good.
    let departure = OneShot<Bool>()

    /// The view controller that the flow shows.
    public private(set) var content: UIViewController

    private let isRoot: Bool
    private let isTab: Bool
    private let item: UITabBarItem?
    private let isColumn: Bool
    /// True if there was room for one column only when it was seen last.
    private var wasOnlyColumn = false
    private let arrivesWhenSeen: Bool

    init(_ content: UIViewController, in placement: FlowPlacement.Kind) {
        self.content = content
        isRoot = if case .root = placement { true } else { false }
        isColumn = if case .column = placement { true } else { false }
        if case .tab(_, let item) = placement {
            isTab = true
            self.item = item
        } else {
            isTab = false
            item = nil
        }
        arrivesWhenSeen = if case .presented = placement { false } else { true }
        super.init(nibName: nil, bundle: nil)
        addChild(content)
        content.didMove(toParent: self)
        if isTab { tabBarItem = item ?? content.tabBarItem }
    }

    /// A flow cannot come out of an archive.
    @available(*, unavailable, message: "A flow's host is made by its coordinator.")
    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        // Who had no chance to say goodbye goes here: a container can be released with all that is in it.
        let arrival = arrival
        let departure = departure
        MainActorExit.run {
            departure.set(true)
            arrival.set(false)
        }
    }

    /// Shows something else.
    func replaceContent(by new: UIViewController) {
        guard new !== content else { return }
        let old = content
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
        content = new
        addChild(new)
        if isViewLoaded { showContent() }
        if isTab { tabBarItem = item ?? new.tabBarItem }
        new.didMove(toParent: self)
        ShownScenes.lookSoon()
    }

    private func showContent() {
        guard let view, let contentView = content.view else { return }
        contentView.frame = view.bounds
        #if canImport(UIKit)
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        #endif
        view.addSubview(contentView)
    }

    private func hasLeft() {
        departure.set(true)
        arrival.set(false)
        ShownScenes.lookSoon()
    }

    // MARK: Its life

    /// Shows the flow's view.
    public override func viewDidLoad() {
        super.viewDidLoad()
        showContent()
    }

    /// Notes that it is seen.
    ///
    /// - Parameter animated: True if it came in motion.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if arrivesWhenSeen { arrival.set(true) }
        wasOnlyColumn = isColumn && splitViewController?.isCollapsed == true
        if let window = viewIfLoaded?.window { ShownScenes.watch(window) }
    }

    /// Notes whether it has left for good.
    ///
    /// - Parameter animated: True if it went in motion.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { leave() }
    }

    /// Notes whether it has left for good, also from beneath the top of a stack, where nobody sees it go.
    ///
    /// - Parameter parent: The new container; `nil` for none.
    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { leave() }
    }

    private func leave() {
        guard isTab || isColumn else { return hasLeft() }
        Task { @MainActor [weak self] in
            await Transitions.nextTurn()
            await Transitions.end(around: self)
            if let self, !keepsPlace { hasLeft() }
        }
    }

    /// True if its container still has it. Under *More* a tab is pushed and popped; and a split view controller that
    /// turns its columns into one, or back, takes it out of one stack and puts it into another, or keeps it until
    /// there is room. One that was popped where there was no other column it keeps, too, though the user is done with
    /// it.
    private var keepsPlace: Bool {
        if isTab { return ShownScenes.holds(self) }
        guard splitViewController == nil else { return true }
        return !wasOnlyColumn && ShownScenes.holds(self)
    }

    private var isLeaving: Bool {
        var ancestor: UIViewController? = self
        while let candidate = ancestor {
            if candidate.isMovingFromParent || candidate.isBeingDismissed { return true }
            ancestor = candidate.parent
        }
        // The root of a window is neither popped nor dismissed: it is replaced. A full-screen presentation, which takes
        // its view away for a while, is no leaving.
        return isRoot && viewIfLoaded?.window == nil && presentedViewController == nil
    }

    // MARK: What it passes on

    /// The content's: also when it changes later.
    public override var preferredContentSize: CGSize {
        get { content.preferredContentSize }
        set { content.preferredContentSize = newValue }
    }

    /// The content's.
    public override var hidesBottomBarWhenPushed: Bool {
        get { content.hidesBottomBarWhenPushed }
        set { content.hidesBottomBarWhenPushed = newValue }
    }

    /// The content's.
    public override var navigationItem: UINavigationItem { content.navigationItem }

    /// True if the user may not swipe the flow away: if the flow says so, or the screen it shows.
    public override var isModalInPresentation: Bool {
        get { super.isModalInPresentation || content.isModalInPresentation }
        set { super.isModalInPresentation = newValue }
    }

    /// The content's, as they are when the host is pushed.
    public override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems ?? content.toolbarItems }
        set { super.toolbarItems = newValue }
    }

    #if canImport(UIKit)
        /// The content's.
        public override var childForStatusBarStyle: UIViewController? { content }
        /// The content's.
        public override var childForStatusBarHidden: UIViewController? { content }
        /// The content's.
        public override var childForHomeIndicatorAutoHidden: UIViewController? { content }
        /// The content's.
        public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
        /// The content's.
        public override var childViewControllerForPointerLock: UIViewController? { content }
        /// The content's.
        public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
            content.preferredStatusBarUpdateAnimation
        }
        /// The content's: what bars fade over and scroll with.
        public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
            super.contentScrollView(for: edge) ?? content.contentScrollView(for: edge)
        }
        /// Tells the container that holds the host of the content's new size.
        public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            if container === content { super.preferredContentSize = container.preferredContentSize }
        }
        /// The content's.
        public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            content.preferredInterfaceOrientationForPresentation
        }
        /// The content's.
        public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            content.supportedInterfaceOrientations
        }
    #endif
}
