import ScaenaUIKit

/// Builds the Dated scene.
@MainActor
enum DatedConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(link: URL, at: Date?, output: any DatedOutput) -> (
        viewController: DatedViewController, interactor: DatedInteractor
    ) {
        let presenter = DatedPresenter()
        let router = DatedRouter()
        let interactor = DatedInteractor(presenter: presenter, router: router, link: link, at: at)
        let viewController = DatedViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        interactor.output = output
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: DatedViewController, presenter: DatedPresenter, router: DatedRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
