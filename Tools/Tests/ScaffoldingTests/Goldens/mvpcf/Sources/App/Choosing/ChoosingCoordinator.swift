import ScaenaUIKit

/// The choosing flow: opens its modules, and decides what follows.
final class ChoosingCoordinator: FlowCoordinator<Void> {
    /// - Parameters:
    ///   - parent: The container of the flow that this one is a part of.
    ///   - placement: Where the flow shows its modules.
    ///   - animated: Whether it comes and goes in motion.
    init(parent: ServiceContainer, placement: FlowPlacement, animated: Bool = true) {
        super.init(
            container: ChoosingContainer.build(parent: parent), placement: placement, animated: animated)
    }

    override func start() async throws {
        try showStart()
        try await showScreens()
    }

    /// Opens start.
    func showStart() throws {
        let start = try container.resolve((any StartFactory).self).make()
        pushScreen(start.viewController)
    }

    /// Opens add one.
    func showAddOne() throws {
        let addOne = try container.resolve((any AddOneFactory).self).make()
        addOne.canceled = { [weak self] in self?.close() }
        addOne.finished = { [weak self] in self?.finish(()) }
        pushScreen(addOne.viewController)
    }

    /// Begins the picking flow. It is a part of this one until it ends.
    func showPicking() throws {
        coordinate(
            to: PickingCoordinator(
                parent: container, placement: .pushed(onto: screenStack), animated: isAnimated)
        ) { [weak self] result in
            guard case .success = result else { return }
            self?.open { try $0.showAddOne() }
        }
    }

    /// Begins the items flow. It is a part of this one until it ends.
    func showItems() throws {
        coordinate(
            to: ItemsCoordinator(
                parent: container, placement: .presented(over: screenStack, style: .fullScreen), animated: isAnimated)
        ) { [weak self] result in
            guard case .success = result else { return }
            self?.finish(())
        }
    }

    /// Leaves the module that is on top. With the first one the flow ends.
    private func close() {
        if !popScreen() { finish(()) }
    }

    /// Goes where a module asks to go. That it cannot be made ends the flow.
    private func open(_ show: (ChoosingCoordinator) throws -> Void) {
        do {
            try show(self)
        } catch {
            fail(error)
        }
    }
}
