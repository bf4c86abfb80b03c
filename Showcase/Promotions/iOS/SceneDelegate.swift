import Promotions
import ScaenaUIKit

/// Shows the app in the window that iOS gives it. What iOS asks of the app later comes to `perform(_:)`, if it is overridden.
final class SceneDelegate: AppSceneDelegate {
    private let app = PromotionsApp()

    override func start(in window: UIWindow) -> AnyCoordinator? {
        window.rootViewController = app.makeRootViewController()
        return nil
    }
}
