import ScaenaUIKit

/// Builds the About scene.
@MainActor
enum AboutConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: AboutViewController, interactor: AboutInteractor) {
        let presenter = AboutPresenter()
        let router = AboutRouter()
        let interactor = AboutInteractor(presenter: presenter, router: router)
        let viewController = AboutViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: AboutViewController, presenter: AboutPresenter, router: AboutRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
