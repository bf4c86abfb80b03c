public import ScaenaUIKit

/// Shows the app in the window that it is given, on iOS and in a browser. Override `perform(_:)` for what is asked of the app from
/// outside, and `makeScreen(for:)` for the screens that are to be there again after a restart.
public final class SceneDelegate: AppSceneDelegate {
    private let app = PassengerApp()

    public override func start(in window: UIWindow) -> AnyCoordinator? {
        window.rootViewController = app.makeRootViewController()
        return nil
    }
}
