import ScaenaUIKit

/// The add model flow: opens its modules, and ends with the id of the new model.
final class AddModelCoordinator: FlowCoordinator<String> {
    /// The name by which it is found after a restart.
    static let id = "add"

    private let stack = UINavigationController()

    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: AddModelContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override var restorationID: String? { Self.id }

    override func start() async throws {
        try showAddOne()
        try await show(stack)
    }

    /// Opens add one.
    func showAddOne() throws {
        let addOne = try container.resolve((any AddOneFactory).self).make()
        addOne.finished = { [weak self] id in self?.finish(id) }
        addOne.canceled = { [weak self] in self?.cancel() }
        stack.pushViewController(addOne.viewController, animated: isAnimated)
    }
}
