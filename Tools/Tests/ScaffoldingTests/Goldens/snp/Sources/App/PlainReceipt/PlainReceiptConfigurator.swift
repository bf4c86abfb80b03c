import UIKit

/// Builds the Plain receipt scene.
@MainActor
enum PlainReceiptConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(stamp: Stamp) -> (
        viewController: PlainReceiptViewController, interactor: PlainReceiptInteractor
    ) {
        let presenter = PlainReceiptPresenter()
        let router = PlainReceiptRouter()
        let interactor = PlainReceiptInteractor(presenter: presenter, router: router, stamp: stamp)
        let viewController = PlainReceiptViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: PlainReceiptViewController, presenter: PlainReceiptPresenter, router: PlainReceiptRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
