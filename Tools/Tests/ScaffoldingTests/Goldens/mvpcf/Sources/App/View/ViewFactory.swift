import ScaenaUIKit

/// Makes the View module.
@MainActor
protocol ViewFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any ViewRoutes
}

/// Makes the View module of what the flow's container has.
@MainActor
final class DefaultViewFactory: ViewFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() -> any ViewRoutes {
        let presenter = DefaultViewPresenter()
        let view = DefaultViewView()
        let viewController = ViewViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
