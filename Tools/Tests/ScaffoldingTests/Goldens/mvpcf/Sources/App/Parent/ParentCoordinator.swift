import ScaenaUIKit

/// The parent flow: opens its modules, and decides what follows.
final class ParentCoordinator: FlowCoordinator<Void> {
    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: ParentContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        try showStart()
        try await showScreens()
    }

    /// Begins the items flow. It is a part of this one until it ends.
    func showItems() throws {
        coordinate(
            to: ItemsCoordinator(
                parent: container, placement: .presented(over: screenStack), animated: isAnimated)
        ) { _ in
            // Decide what follows.
        }
    }

    /// Opens start.
    func showStart() throws {
        let start = try container.resolve((any StartFactory).self).make()
        pushScreen(start.viewController)
    }
}
