import ScaenaUIKit

/// Builds the Receipt scene.
@MainActor
enum ReceiptConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(stamp: Stamp) -> (viewController: ReceiptViewController, interactor: ReceiptInteractor) {
        let presenter = ReceiptPresenter()
        let router = ReceiptRouter()
        let interactor = ReceiptInteractor(presenter: presenter, router: router, stamp: stamp)
        let viewController = ReceiptViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        viewController.lifetime.track(presenter, as: "presenter")
        viewController.lifetime.track(router, as: "router")
        viewController.lifetime.track(interactor, as: "interactor")
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: ReceiptViewController, presenter: ReceiptPresenter, router: ReceiptRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
