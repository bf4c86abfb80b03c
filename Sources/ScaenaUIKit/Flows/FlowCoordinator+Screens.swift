import ScaenaKit

extension FlowCoordinator {
    /// The navigation controller onto which the flow pushes its screens: the one that is there where the flow is pushed or in
    /// a column, and one of its own everywhere else.
    ///
    /// ```swift
    /// coordinate(to: AddItemCoordinator(container: container, placement: .presented(over: screenStack))) { _ in }
    /// ```
    public final var screenStack: UINavigationController {
        switch placement.kind {
        case .pushed(let stack): stack.object ?? ownStack
        case .column: host?.navigationController ?? ownStack
        case .root, .presented, .tab, .embedded: ownStack
        }
    }

    /// Pushes a screen onto ``screenStack``. Before ``showScreens()`` it waits there until the flow is seen.
    ///
    /// - Parameter screen: The screen.
    public final func pushScreen(_ screen: UIViewController) {
        if host == nil {
            ownStack.viewControllers.append(screen)
        } else {
            screenStack.pushViewController(screen, animated: isAnimated)
        }
    }

    /// Shows the screens that were pushed, wherever the flow is placed, and returns when the flow is seen.
    ///
    /// ```swift
    /// override func start() async throws {
    ///     pushScreen(makeItems())
    ///     try await showScreens()
    /// }
    /// ```
    ///
    /// - Throws: As ``show(_:)``; ``FlowError/cannotShow(flow:reason:)`` where a flow that is pushed or in a column has no screen.
    public final func showScreens() async throws {
        guard isInStackOfOthers else { return try await show(ownStack) }
        let screens = ownStack.viewControllers
        guard let first = screens.first else {
            throw FlowError.cannotShow(flow: name, reason: "no screen was pushed: call pushScreen(_:) first")
        }
        ownStack.viewControllers = []
        try await show(first)
        for screen in screens.dropFirst() { screenStack.pushViewController(screen, animated: false) }
    }

    /// Pops the screen that is on top of the flow's others.
    ///
    /// ```swift
    /// func closeTapped() {
    ///     if !popScreen() { finish(()) }
    /// }
    /// ```
    ///
    /// - Returns: False if it is the flow's first one, which is not popped: the flow ends with it.
    @discardableResult
    public final func popScreen() -> Bool {
        let stack = screenStack
        let bottom = host.flatMap { stack.viewControllers.firstIndex(of: $0) } ?? 0
        guard stack.viewControllers.count > bottom + 1 else { return false }
        stack.popViewController(animated: isAnimated)
        return true
    }

    private var isInStackOfOthers: Bool {
        switch placement.kind {
        case .pushed, .column: true
        case .root, .presented, .tab, .embedded: false
        }
    }
}
