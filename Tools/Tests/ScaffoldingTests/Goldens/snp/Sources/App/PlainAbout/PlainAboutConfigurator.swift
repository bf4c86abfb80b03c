import UIKit

/// Builds the Plain about scene.
@MainActor
enum PlainAboutConfigurator {
    /// A new scene, wired. Whoever holds the view controller holds the scene.
    static func build(aboutManager: any AboutManagerProtocol) -> (
        viewController: PlainAboutViewController, interactor: PlainAboutInteractor
    ) {
        let presenter = PlainAboutPresenter()
        let router = PlainAboutRouter()
        let interactor = PlainAboutInteractor(presenter: presenter, router: router, aboutManager: aboutManager)
        let viewController = PlainAboutViewController(interactor: interactor)
        connect(viewController, presenter: presenter, router: router)
        return (viewController, interactor)
    }

    /// The references that point back to the view controller. They are weak: the view owns the scene.
    private static func connect(
        _ viewController: PlainAboutViewController, presenter: PlainAboutPresenter, router: PlainAboutRouter
    ) {
        presenter.viewController = viewController
        router.viewController = viewController
    }
}
