import UIKit

/// Builds the Plain scene.
@MainActor
enum PlainConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(item: Item, output: any PlainOutput) -> (
        viewController: PlainViewController, interactor: PlainInteractor
    ) {
        let presenter = PlainPresenter()
        let router = PlainRouter()
        let interactor = PlainInteractor(presenter: presenter, router: router, item: item)
        let viewController = PlainViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        interactor.output = output
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: PlainViewController, presenter: PlainPresenter, router: PlainRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
