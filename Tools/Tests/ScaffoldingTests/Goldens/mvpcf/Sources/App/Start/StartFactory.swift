import ScaenaUIKit

/// Makes the Start module.
@MainActor
protocol StartFactory: AnyObject {
    /// A new module. Whoever holds its view controller holds the module; its routes are still to be set.
    func make() -> any StartRoutes
}

/// Makes the Start module of what the flow's container has.
@MainActor
final class DefaultStartFactory: StartFactory {
    private unowned let container: ServiceContainer

    /// - Parameter container: The flow's container, which holds this factory.
    init(container: ServiceContainer) {
        self.container = container
    }

    func make() -> any StartRoutes {
        let presenter = DefaultStartPresenter()
        let view = DefaultStartView()
        let viewController = StartViewController(presenter: presenter, view: view)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(view, as: "view")
        return viewController
    }
}
