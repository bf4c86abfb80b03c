import ScaenaUIKit
import Words

/// Builds the Fare scene.
@MainActor
enum FareConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(rideManager: any RideManagerProtocol, words: Words = SnappWords.words()) -> (
        viewController: FareViewController, interactor: FareInteractor
    ) {
        let presenter = FarePresenter(words: words)
        let router = FareRouter()
        let interactor = FareInteractor(presenter: presenter, router: router, rideManager: rideManager)
        let viewController = FareViewController(interactor: interactor, words: words)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: FareViewController, presenter: FarePresenter, router: FareRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
