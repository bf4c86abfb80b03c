import ScaenaUIKit

/// Builds the About snapp scene.
@MainActor
enum AboutSnappConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(aboutManager: any AboutManagerProtocol) -> (
        viewController: AboutSnappViewController, interactor: AboutSnappInteractor
    ) {
        let presenter = AboutSnappPresenter()
        let router = AboutSnappRouter()
        let interactor = AboutSnappInteractor(presenter: presenter, router: router, aboutManager: aboutManager)
        let viewController = AboutSnappViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: AboutSnappViewController, presenter: AboutSnappPresenter, router: AboutSnappRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
