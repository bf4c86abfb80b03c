import ScaenaUIKit

/// Creates the root of the app's window.
@MainActor
enum RootNavigationControllerBuilder {
    /// A new root, wired. Whoever holds it holds the module.
    static func createRootNavigationController() -> RootNavigationController {
        let wireframe = RootNavigationControllerWireframe()
        let interactor = RootNavigationControllerInteractor()
        let presenter = RootNavigationControllerPresenter(interactor: interactor, wireframe: wireframe)
        let navigationController = RootNavigationController(handler: presenter)
        wireframe.navigationController = navigationController
        interactor.presenter = presenter
        return navigationController
    }
}
