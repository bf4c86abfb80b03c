import ScaenaUIKit

/// Builds the Welcome scene.
@MainActor
enum WelcomeConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(aboutManager: any AboutManagerProtocol, dependencies: AppDependencies) -> (
        viewController: WelcomeViewController, interactor: WelcomeInteractor
    ) {
        let words = dependencies.words
        let presenter = WelcomePresenter(words: words)
        let router = WelcomeRouter(dependencies: dependencies)
        let interactor = WelcomeInteractor(presenter: presenter, router: router, aboutManager: aboutManager)
        let viewController = WelcomeViewController(interactor: interactor, words: words)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: WelcomeViewController, presenter: WelcomePresenter, router: WelcomeRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
