import Passenger
import UIKit

/// Shows the app in the window that iOS gives it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let app = PassengerApp()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = app.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
