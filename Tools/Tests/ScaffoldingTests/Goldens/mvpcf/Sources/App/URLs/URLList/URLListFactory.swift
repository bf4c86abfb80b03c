import ScaenaUIKit

/// Makes the URL list module.
@MainActor
protocol URLListFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any URLListRoutes
}

/// Makes the URL list module of what the flow's container has.
@MainActor
final class DefaultURLListFactory: URLListFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() -> any URLListRoutes {
        let presenter = DefaultURLListPresenter()
        let view = DefaultURLListView()
        let viewController = URLListViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
