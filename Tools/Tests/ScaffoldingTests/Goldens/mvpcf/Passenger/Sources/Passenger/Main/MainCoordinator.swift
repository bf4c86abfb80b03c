import ScaenaUIKit

/// The main flow: opens its modules, and decides what follows.
final class MainCoordinator: FlowCoordinator<Void> {
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
        try await showScreens()
    }

    /// Opens home.
    func showHome() throws {
        let home = try container.resolve((any HomeFactory).self).make()
        pushScreen(home.viewController)
    }
}
