import ScaenaKit

/// A flow that shows its screens in one container view controller: in a window, over another flow, pushed onto its
/// parent's stack, in a tab, or in a column.
///
/// ```swift
/// final class AddItemCoordinator: FlowCoordinator<Item> {
///     private let navigationController = UINavigationController()
///
///     override func start() async throws {
///         navigationController.viewControllers = [makeAddItem()]
///         try await show(navigationController)
///     }
///
///     private func makeAddItem() -> UIViewController { UIViewController() }
/// }
/// ```
///
/// Its screens go when the flow ends; and the flow ends when its screens have gone: by a swipe down, the back
/// gesture, the back button, or by somebody who dismisses or pops it in code.
open class FlowCoordinator<Outcome: Sendable>: Coordinator<Outcome> {
    /// Where the flow shows its screens.
    public let placement: FlowPlacement

    /// True if the flow's screens come and go with animation.
    public var isAnimated: Bool

    /// The view controller that holds the flow's screens, from ``show(_:)`` on, while it is on the screen: the view
    /// owns it.
    public private(set) weak var host: FlowHostViewController?

    /// The stack of a flow that is not in somebody else's, and before it is seen, of every flow.
    lazy var ownStack = UINavigationController()

    /// The host's, which outlive it.
    private var arrival: OneShot<Bool>?
    private var departure: OneShot<Bool>?

    /// A flow that has not begun.
    ///
    /// - Parameters:
    ///   - container: Where its services come from.
    ///   - placement: Where it shows its screens.
    ///   - animated: True if the flow's screens come and go with animation.
    public init(container: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        self.placement = placement
        isAnimated = animated
        super.init(container: container)
        guard case .root(let window) = placement.kind else { return }
        onLaunchFailure = { error in
            window.object.map { LaunchFailureViewController.show(error, in: $0, retry: nil) }
        }
    }

    // MARK: Showing

    /// Shows a view controller as the flow's own, and returns when it is seen. Shown again, the new one takes the place
    /// of the old one.
    ///
    /// - Parameter viewController: The flow's container view controller, or, for a flow that is pushed, its first screen.
    /// - Throws: ``FlowError/cannotShow(flow:reason:)`` if there is no place for it any more, or it is taken;
    ///   ``FlowEnd/stopped`` if the flow has ended.
    public final func show(_ viewController: UIViewController) async throws {
        guard goesOn else { throw FlowEnd.stopped }
        if let host { return host.replaceContent(by: viewController) }
        // The host is not held while it is awaited: if nobody takes it, it goes, and says so.
        try place(viewController)
        await waitForArrival()
    }

    /// Makes the host of a flow that the parent flow puts somewhere itself.
    ///
    /// - Parameter viewController: The flow's container view controller.
    /// - Returns: The host, to be owned by the container that takes it in: the flow ends when it goes.
    /// - Throws: ``FlowEnd/stopped`` if the flow has ended.
    public final func embed(_ viewController: UIViewController) throws -> FlowHostViewController {
        guard goesOn else { throw FlowEnd.stopped }
        return adopt(FlowHostViewController(viewController, in: placement.kind))
    }

    private func place(_ viewController: UIViewController) throws {
        switch placement.kind {
        case .root(let window):
            guard let window = window.object else { throw cannotShow("its window has gone") }
            let host = adopt(FlowHostViewController(viewController, in: placement.kind))
            ShownScenes.watch(window)
            window.rootViewController = host
            // A window that is not seen yet shows it later.
            host.arrival.set(true)
        case .presented(let presenter, let form):
            guard let presenter = presenter.object else { throw cannotShow("its presenter has gone") }
            try present(viewController, over: presenter, as: form)
        case .pushed(let stack):
            guard let stack = stack.object else { throw cannotShow("its navigation controller has gone") }
            let host = adopt(FlowHostViewController(viewController, in: placement.kind))
            stack.pushViewController(host, animated: isAnimated)
            // A stack that is not seen makes no transition.
            if stack.viewIfLoaded?.window == nil { host.arrival.set(true) }
        case .tab(let tabs, _):
            guard let tabs = tabs.object else { throw cannotShow("its tab bar controller has gone") }
            let host = adopt(FlowHostViewController(viewController, in: placement.kind))
            var others = tabs.viewControllers ?? []
            others.insert(host, at: firstTabOfLaterFlows(in: others) ?? others.endIndex)
            tabs.setViewControllers(others, animated: isAnimated)
            // The user selects it when he likes.
            host.arrival.set(true)
        case .column(let column, let split):
            guard let split = split.object else { throw cannotShow("its split view controller has gone") }
            guard split.style != .unspecified else { throw cannotShow("its split view controller has no columns") }
            guard !(viewController is UINavigationController) else {
                throw cannotShow("a column has a navigation controller already: show the first screen")
            }
            let host = adopt(FlowHostViewController(viewController, in: placement.kind))
            let isSeen = split.viewIfLoaded?.window != nil
            // Where there is room for one column only, what was there before would lie beneath it.
            if isSeen, split.isCollapsed, split.viewController(for: column) != nil {
                UIView.performWithoutAnimation { split.show(.primary) }
            }
            split.setViewController(host, for: column)
            if isSeen { split.show(column) }
            host.arrival.set(true)
        case .embedded:
            throw cannotShow("it is embedded: its parent takes the host that embed(_:) makes")
        }
    }

    /// The place of the first tab that shows a flow which began after this one: one may take longer to begin than the next.
    private func firstTabOfLaterFlows(in tabs: [UIViewController]) -> Int? {
        let later = parent?.children.drop { $0 !== self }.dropFirst() ?? []
        let hosts = later.compactMap { ($0 as? any FlowWithHost)?.host }
        return tabs.firstIndex { tab in hosts.contains { $0 === tab } }
    }

    private func present(
        _ viewController: UIViewController, over presenter: UIViewController, as form: PresentationForm
    ) throws {
        guard presenter.viewIfLoaded?.window != nil else {
            throw cannotShow("\(type(of: presenter)), which was to present it, is not on the screen")
        }
        if let other = presenter.presentedViewController {
            throw cannotShow("\(type(of: presenter)) presents \(type(of: other)) already")
        }
        let host = FlowHostViewController(viewController, in: placement.kind)
        form.apply(to: host, over: presenter)
        presenter.present(host, animated: isAnimated) { [arrival = host.arrival] in arrival.set(true) }
        guard host.presentingViewController != nil else {
            throw cannotShow("\(type(of: presenter)) cannot present it now")
        }
        adopt(host)
    }

    @discardableResult
    private func adopt(_ host: FlowHostViewController) -> FlowHostViewController {
        host.departure.whenSet { [weak self] _ in self?.leaveByHand() }
        arrival = host.arrival
        departure = host.departure
        self.host = host
        return host
    }

    private func cannotShow(_ reason: String) -> FlowError {
        FlowError.cannotShow(flow: name, reason: reason)
    }

    /// A push that was overtaken by another never ends, nor one onto a stack that leaves meanwhile: a flow below the
    /// top, or where nobody sees it, waits for nothing.
    private func waitForArrival() async {
        if case .embedded = placement.kind { return }
        while let arrival, arrival.value == nil {
            guard let stack = host?.navigationController else {
                // Presented: it comes, or it goes and says so.
                guard host?.presentingViewController != nil, await arrival.wait(atMost: 0.5) == nil, !Task.isCancelled
                else { return }
                continue
            }
            guard stack.topViewController === host, stack.viewIfLoaded?.window != nil else { return }
            guard await arrival.wait(atMost: 0.1) == nil, !Task.isCancelled else { return }
        }
    }

    // MARK: Leaving

    /// Takes what the flow shows off the screen, and returns when it has gone. An override calls this one.
    open override func performStop() async {
        guard let departure else { return }
        guard departure.value == nil else {
            clearColumn()
            return
        }
        await waitForArrival()
        // Asked for again where UIKit was busy with something else, and refused.
        while departure.value == nil, await takeAway() {
            _ = await departure.wait(atMost: 1)
        }
    }

    /// - Returns: True if there was something to take away.
    private func takeAway() async -> Bool {
        switch placement.kind {
        case .root(let window):
            guard let window = window.object, let host, window.rootViewController === host else { return false }
            window.rootViewController = nil
            host.departure.set(true)
            return true
        case .presented:
            guard let presenter = host?.presentingViewController else { return false }
            presenter.dismiss(animated: isAnimated)
            return true
        case .pushed:
            await dismissWhatIsPresented()
            guard let host, let stack = host.navigationController,
                let index = stack.viewControllers.firstIndex(of: host)
            else { return false }
            if index > 0 {
                stack.popToViewController(stack.viewControllers[index - 1], animated: isAnimated)
            } else {
                stack.setViewControllers([], animated: isAnimated)
            }
            return true
        case .tab:
            guard let host, let tabs = host.tabBarController else { return false }
            if tabs.selectedViewController === host { await dismissWhatIsPresented() }
            tabs.setViewControllers(tabs.viewControllers?.filter { $0 !== host }, animated: isAnimated)
            return true
        case .column:
            await dismissWhatIsPresented()
            return clearColumn()
        case .embedded:
            return false
        }
    }

    /// A split view controller keeps what was popped by hand where there is room for one column only, to show it again
    /// when there is room for more.
    @discardableResult
    private func clearColumn() -> Bool {
        guard case .column(let column, let split) = placement.kind, let split = split.object, let host,
            split.viewController(for: column) === host
        else { return false }
        if let stack = host.navigationController, let index = stack.viewControllers.firstIndex(of: host), index > 0 {
            stack.popToViewController(stack.viewControllers[index - 1], animated: isAnimated)
        }
        split.setViewController(nil, for: column)
        return true
    }

    /// Dismisses the sheet or alert that is presented above the flow: popping the screens beneath would leave it
    /// hanging.
    private func dismissWhatIsPresented() async {
        guard let presenter = host?.presentedViewController?.presentingViewController else { return }
        let gone = OneShot<Bool>()
        presenter.dismiss(animated: isAnimated) { gone.set(true) }
        _ = await gone.wait(atMost: 1)
    }
}
