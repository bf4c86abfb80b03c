import ScaenaUIKit

/// Makes the Gadget list module.
@MainActor
protocol GadgetListFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    ///
    /// - Throws: `ContainerError`, where the flow's container lacks what the module depends on.
    func make() throws -> any GadgetListRoutes
}

/// Makes the Gadget list module of what the flow's container has.
@MainActor
final class DefaultGadgetListFactory: GadgetListFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() throws -> any GadgetListRoutes {
        let gadgetRepository = try container.resolve((any GadgetRepository).self)
        let presenter = DefaultGadgetListPresenter(gadgetRepository: gadgetRepository)
        let view = DefaultGadgetListView()
        let cellFactory = DefaultGadgetListCellFactory()
        let viewController = GadgetListViewController(presenter: presenter, view: view, cellFactory: cellFactory)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        viewController.lifetime.track(cellFactory, as: "cellFactory")
        return viewController
    }
}
