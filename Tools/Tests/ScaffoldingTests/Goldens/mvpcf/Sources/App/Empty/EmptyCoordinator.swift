import ScaenaUIKit

/// The empty flow: opens its modules, and decides what follows.
final class EmptyCoordinator: FlowCoordinator<Void> {
    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: EmptyContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        try await showScreens()
    }
}
