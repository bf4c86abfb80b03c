import ScaenaUIKit

/// Builds the Terms and conditions scene.
@MainActor
enum TermsAndConditionsConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (
        viewController: TermsAndConditionsViewController, interactor: TermsAndConditionsInteractor
    ) {
        let presenter = TermsAndConditionsPresenter()
        let router = TermsAndConditionsRouter()
        let interactor = TermsAndConditionsInteractor(presenter: presenter, router: router)
        let viewController = TermsAndConditionsViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: TermsAndConditionsViewController,
        presenter: TermsAndConditionsPresenter,
        router: TermsAndConditionsRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
