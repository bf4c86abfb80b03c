import ScaenaUIKit

/// Builds the Scene2 scene.
@MainActor
enum Scene2Configurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: Scene2ViewController, interactor: Scene2Interactor) {
        let presenter = Scene2Presenter()
        let router = Scene2Router()
        let interactor = Scene2Interactor(presenter: presenter, router: router)
        let viewController = Scene2ViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: Scene2ViewController, presenter: Scene2Presenter, router: Scene2Router
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
