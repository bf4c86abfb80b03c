import ScaenaUIKit

/// Creates the root of the app's window.
@MainActor
enum RootNavigationControllerBuilder {
    /// A new root, wired.
    static func createRootNavigationController() -> RootNavigationController {
        let wireframe = RootNavigationControllerWireframe()
        let presenter = RootNavigationControllerPresenter(wireframe: wireframe)
        let navigationController = RootNavigationController(handler: presenter)
        wireframe.navigationController = navigationController
        return navigationController
    }
}
