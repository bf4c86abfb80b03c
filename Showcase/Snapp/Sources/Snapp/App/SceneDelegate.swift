public import ScaenaUIKit

/// Shows the app in the window that it is given, on iOS and in a browser, opens the app's links there, and after a restart the screens that
/// were open.
public final class SceneDelegate: AppSceneDelegate {
    private let app = SnappApp()

    public override var routes: URLRoutes { SnappApp.routes }

    public override func start(in window: UIWindow) -> AnyCoordinator? {
        window.rootViewController = app.makeRootViewController()
        return nil
    }

    public override func perform(_ action: any FlowAction) async -> ActionOutcome {
        app.perform(action)
    }

    public override func makeScreen(for saved: SavedFlow) throws -> UIViewController? {
        app.makeScreen(for: saved)
    }
}
