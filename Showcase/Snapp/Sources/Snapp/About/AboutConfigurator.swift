import Foundation
import ScaenaUIKit
import Words

/// Builds the About scene.
@MainActor
enum AboutConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(
        aboutManager: any AboutManagerProtocol, termsAndConditions: URL, words: Words = SnappWords.words()
    ) -> (viewController: AboutViewController, interactor: AboutInteractor) {
        let presenter = AboutPresenter(words: words)
        let router = AboutRouter(termsAndConditions: termsAndConditions, words: words)
        let interactor = AboutInteractor(presenter: presenter, router: router, aboutManager: aboutManager)
        let viewController = AboutViewController(interactor: interactor, words: words)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        viewController.lifetime.cancelAtEnd(interactor.tasks)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: AboutViewController, presenter: AboutPresenter, router: AboutRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
