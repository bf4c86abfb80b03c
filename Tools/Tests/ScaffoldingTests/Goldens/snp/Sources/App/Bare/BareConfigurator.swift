import UIKit

/// Builds the Bare scene.
@MainActor
enum BareConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build() -> (viewController: BareViewController, interactor: BareInteractor) {
        let presenter = BarePresenter()
        let router = BareRouter()
        let interactor = BareInteractor(presenter: presenter, router: router)
        let viewController = BareViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(_ viewController: BareViewController, presenter: BarePresenter, router: BareRouter) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
