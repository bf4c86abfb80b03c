import ScaenaUIKit
import Words

/// Builds the History scene.
@MainActor
enum HistoryConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(rideManager: any RideManagerProtocol, words: Words = SnappWords.words()) -> (
        viewController: HistoryViewController, interactor: HistoryInteractor
    ) {
        let presenter = HistoryPresenter(words: words)
        let router = HistoryRouter()
        let interactor = HistoryInteractor(presenter: presenter, router: router, rideManager: rideManager)
        let viewController = HistoryViewController(interactor: interactor, words: words)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: HistoryViewController, presenter: HistoryPresenter, router: HistoryRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
