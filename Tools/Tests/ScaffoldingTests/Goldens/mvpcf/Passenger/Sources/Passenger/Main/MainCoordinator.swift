import ScaenaUIKit

/// The main flow: opens its modules, and decides what follows.
final class MainCoordinator: FlowCoordinator<Void> {
    private let stack = UINavigationController()

    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: MainContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        try showHome()
        try await show(stack)
    }

    /// Opens home.
    func showHome() throws {
        let home = try container.resolve((any HomeFactory).self).make()
        stack.pushViewController(home.viewController, animated: isAnimated)
    }
}
