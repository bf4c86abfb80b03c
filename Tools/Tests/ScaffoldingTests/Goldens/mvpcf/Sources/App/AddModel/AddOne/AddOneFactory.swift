import ScaenaUIKit

/// Makes the Add one module.
@MainActor
protocol AddOneFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any AddOneRoutes
}

/// Makes the Add one module of what the flow's container has.
@MainActor
final class DefaultAddOneFactory: AddOneFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() -> any AddOneRoutes {
        let presenter = DefaultAddOnePresenter()
        let view = DefaultAddOneView()
        let viewController = AddOneViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
