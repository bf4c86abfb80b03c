import ScaenaUIKit

/// Builds the Orders scene.
@MainActor
enum OrdersConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(
        orderManager: any OrderManagerProtocol, name: String, dependencies: AppDependencies
    ) -> (viewController: OrdersViewController, interactor: OrdersInteractor) {
        let presenter = OrdersPresenter()
        let router = OrdersRouter(dependencies: dependencies)
        let interactor = OrdersInteractor(presenter: presenter, router: router, orderManager: orderManager, name: name)
        let viewController = OrdersViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: OrdersViewController, presenter: OrdersPresenter, router: OrdersRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
