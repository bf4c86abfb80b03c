import ScaenaUIKit

/// The items flow: opens its modules, and decides what follows.
final class ItemsCoordinator: FlowCoordinator<Void> {
    private let stack = UINavigationController()

    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: Container, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: ItemsContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        try showStart()
        try await show(stack)
    }

    /// Opens start.
    func showStart() throws {
        let start = try container.resolve((any StartFactory).self).make()
        stack.pushViewController(start.viewController, animated: isAnimated)
    }

    /// Opens terms and conditions.
    func showTermsAndConditions() throws {
        let termsAndConditions = try container.resolve((any TermsAndConditionsFactory).self).make()
        stack.pushViewController(termsAndConditions.viewController, animated: isAnimated)
    }
}
