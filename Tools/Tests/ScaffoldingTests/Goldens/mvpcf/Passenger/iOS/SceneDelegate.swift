import Passenger
import ScaenaUIKit

/// Shows the app in the window that iOS gives it, and hands the first flow what iOS asks of the app.
final class SceneDelegate: AppSceneDelegate {
    private let app = PassengerApp()

    override func start(in window: UIWindow) -> AnyCoordinator? {
        app.start(in: window)
    }
}
