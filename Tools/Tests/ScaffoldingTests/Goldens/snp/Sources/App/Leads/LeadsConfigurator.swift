import ScaenaUIKit

/// Builds the Leads scene.
@MainActor
enum LeadsConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: LeadsViewController, interactor: LeadsInteractor) {
        let presenter = LeadsPresenter()
        let router = LeadsRouter()
        let interactor = LeadsInteractor(presenter: presenter, router: router)
        let viewController = LeadsViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: LeadsViewController, presenter: LeadsPresenter, router: LeadsRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
