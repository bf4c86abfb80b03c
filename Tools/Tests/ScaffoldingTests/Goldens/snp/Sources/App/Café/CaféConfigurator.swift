import ScaenaUIKit

/// Builds the Café scene.
@MainActor
enum CaféConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: CaféViewController, interactor: CaféInteractor) {
        let presenter = CaféPresenter()
        let router = CaféRouter()
        let interactor = CaféInteractor(presenter: presenter, router: router)
        let viewController = CaféViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: CaféViewController, presenter: CaféPresenter, router: CaféRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
