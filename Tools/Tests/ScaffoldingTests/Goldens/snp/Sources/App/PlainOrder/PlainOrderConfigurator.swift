import UIKit

/// Builds the Plain order scene.
@MainActor
enum PlainOrderConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(orderManager: any OrderManagerProtocol, output: any PlainOrderOutput) -> (
        viewController: PlainOrderViewController, interactor: PlainOrderInteractor
    ) {
        let presenter = PlainOrderPresenter()
        let router = PlainOrderRouter()
        let interactor = PlainOrderInteractor(presenter: presenter, router: router, orderManager: orderManager)
        let viewController = PlainOrderViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        interactor.output = output
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: PlainOrderViewController, presenter: PlainOrderPresenter, router: PlainOrderRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
