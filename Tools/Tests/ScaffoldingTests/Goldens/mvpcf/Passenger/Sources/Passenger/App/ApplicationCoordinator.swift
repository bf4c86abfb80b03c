import ScaenaUIKit

/// The first flow, and the only one that knows the window: it opens Home, and decides what follows.
final class ApplicationCoordinator: FlowCoordinator<Void> {
    private let stack = UINavigationController()

    /// - Parameters:
    ///   - container: What the whole app shares.
    ///   - window: Where the app is shown.
    init(container: ServiceContainer, window: UIWindow) {
        super.init(container: container, placement: .root(of: window), animated: false)
    }

    override func start() async throws {
        let home = try container.resolve((any HomeFactory).self).make()
        stack.viewControllers = [home.viewController]
        try await show(stack)
    }
}
