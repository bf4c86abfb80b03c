import ScaenaUIKit

/// Builds the Terms scene.
@MainActor
enum TermsConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: TermsViewController, interactor: TermsInteractor) {
        let presenter = TermsPresenter()
        let router = TermsRouter()
        let interactor = TermsInteractor(presenter: presenter, router: router)
        let viewController = TermsViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: TermsViewController, presenter: TermsPresenter, router: TermsRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
