import ScaenaUIKit

/// Builds the Dates scene.
@MainActor
enum DatesConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: DatesViewController, interactor: DatesInteractor) {
        let presenter = DatesPresenter()
        let router = DatesRouter()
        let interactor = DatesInteractor(presenter: presenter, router: router)
        let viewController = DatesViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: DatesViewController, presenter: DatesPresenter, router: DatesRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
