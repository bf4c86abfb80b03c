public import ScaenaUIKit

/// Shows the app in the window that it is given, on iOS and in a browser. Its first flow is asked what is asked of the app from outside,
/// and what is to be there again after a restart.
public final class SceneDelegate: AppSceneDelegate {
    private let app = ModelsApp()

    public override var routes: URLRoutes { ModelsApp.routes }

    public override func start(in window: UIWindow) -> AnyCoordinator? {
        app.start(in: window)
    }
}
