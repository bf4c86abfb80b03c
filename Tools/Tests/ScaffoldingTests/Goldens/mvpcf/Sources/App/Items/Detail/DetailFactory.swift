import ScaenaUIKit

/// Makes the Detail module.
@MainActor
protocol DetailFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    ///
    /// - Throws: `ContainerError`, where the flow's container lacks what the module depends on.
    func make(item: Item, page: Int, others: [Item]?, names: [String: Item]) throws -> any DetailRoutes
}

/// Makes the Detail module of what the flow's container has.
@MainActor
final class DefaultDetailFactory: DetailFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make(item: Item, page: Int, others: [Item]?, names: [String: Item]) throws -> any DetailRoutes {
        let aboutRepository = try container.resolve((any AboutRepository).self)
        let aboutManager = try container.resolve((any AboutManager).self)
        let presenter = DefaultDetailPresenter(
            aboutRepository: aboutRepository,
            aboutManager: aboutManager,
            item: item,
            page: page,
            others: others,
            names: names)
        let view = DefaultDetailView()
        let viewController = DetailViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
