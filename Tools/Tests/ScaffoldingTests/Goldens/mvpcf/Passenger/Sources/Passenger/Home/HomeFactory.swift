import ScaenaUIKit

/// Makes the Home module.
@MainActor
protocol HomeFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any HomeRoutes
}

/// Makes the Home module of what the flow's container has.
@MainActor
final class DefaultHomeFactory: HomeFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() -> any HomeRoutes {
        let presenter = DefaultHomePresenter()
        let view = DefaultHomeView()
        let viewController = HomeViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
