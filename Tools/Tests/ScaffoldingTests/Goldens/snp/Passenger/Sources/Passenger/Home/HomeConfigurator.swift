import ScaenaUIKit

/// Builds the Home scene.
@MainActor
enum HomeConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: HomeViewController, interactor: HomeInteractor) {
        let presenter = HomePresenter()
        let router = HomeRouter()
        let interactor = HomeInteractor(presenter: presenter, router: router)
        let viewController = HomeViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: HomeViewController, presenter: HomePresenter, router: HomeRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
