import Models
import ScaenaUIKit

/// Shows the app in the window that iOS gives it, and hands the first flow what iOS asks of the app.
final class SceneDelegate: AppSceneDelegate {
    private let app = ModelsApp()

    override var routes: URLRoutes { ModelsApp.routes }

    override func start(in window: UIWindow) -> AnyCoordinator? {
        app.start(in: window)
    }
}
