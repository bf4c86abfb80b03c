import ScaenaUIKit
import Words

/// Builds the Ride status scene.
@MainActor
enum RideStatusConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(rideManager: any RideManagerProtocol, dependencies: AppDependencies) -> (
        viewController: RideStatusViewController, interactor: RideStatusInteractor
    ) {
        let words = dependencies.words
        let presenter = RideStatusPresenter(words: words)
        let router = RideStatusRouter(dependencies: dependencies)
        let interactor = RideStatusInteractor(presenter: presenter, router: router, rideManager: rideManager)
        let viewController = RideStatusViewController(interactor: interactor, words: words)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: RideStatusViewController, presenter: RideStatusPresenter, router: RideStatusRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
