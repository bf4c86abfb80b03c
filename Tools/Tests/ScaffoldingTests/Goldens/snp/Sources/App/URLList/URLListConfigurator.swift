import ScaenaUIKit

/// Builds the URL list scene.
@MainActor
enum URLListConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: URLListViewController, interactor: URLListInteractor) {
        let presenter = URLListPresenter()
        let router = URLListRouter()
        let interactor = URLListInteractor(presenter: presenter, router: router)
        let viewController = URLListViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: URLListViewController, presenter: URLListPresenter, router: URLListRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
