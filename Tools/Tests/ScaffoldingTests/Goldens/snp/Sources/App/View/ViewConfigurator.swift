import ScaenaUIKit

/// Builds the View scene.
@MainActor
enum ViewConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: ViewViewController, interactor: ViewInteractor) {
        let presenter = ViewPresenter()
        let router = ViewRouter()
        let interactor = ViewInteractor(presenter: presenter, router: router)
        let viewController = ViewViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: ViewViewController, presenter: ViewPresenter, router: ViewRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
