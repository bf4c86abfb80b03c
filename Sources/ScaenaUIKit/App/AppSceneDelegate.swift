import Foundation
import ScaenaKit

/// A scene delegate that hands on all that the system asks of a scene: addresses, activities, quick actions and answered
/// notifications, at the launch and later, and what it was doing when the system ended it.
///
/// ```swift
/// final class SceneDelegate: AppSceneDelegate {
///     private let app = ShopApp()
///
///     override func start(in window: UIWindow) -> AnyCoordinator? { app.start(in: window) }
/// }
/// ```
///
/// A request of the system goes down the tree of flows as an action (``AnyCoordinator/send(_:)``), after ``routes`` have
/// made one of its address; a request while the first flow begins waits until it is ready. An app without flows overrides
/// ``perform(_:)``. If the first flow fails, the window says why and offers to try again.
///
/// Answered notifications come here where the app sets no delegate of `UNUserNotificationCenter` before the scene connects.
///
/// For a scene to be brought back, the app names the activity type `….restoration` (its bundle identifier before the dot) in
/// its `NSUserActivityTypes`.
open class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The scene's window, from the connection on.
    open var window: UIWindow?

    /// The root of the tree of flows that ``start(in:)`` began.
    public private(set) var flow: AnyCoordinator?

    private var answers: NotificationAnswers?

    /// A delegate that is not connected yet. The system makes it.
    public override init() {
        super.init()
    }

    // MARK: What an app overrides

    /// Shows the app in a window, which is made visible after it. Called again where the user tries again after a failure.
    ///
    /// - Parameter window: The window, without a root yet.
    /// - Returns: The root of the tree of flows, launched; `nil` if the app has none and has set the window's root itself.
    open func start(in window: UIWindow) -> AnyCoordinator? {
        nil
    }

    /// The addresses that the app opens, each as an action of its own; by default none: addresses go down the tree as they are.
    open var routes: URLRoutes { URLRoutes() }

    /// Does what was asked. By default it is sent down the tree of flows.
    ///
    /// - Parameter action: The requested action: one of ``routes`` where its address matches, else as the system said
    ///   it.
    /// - Returns: The outcome. A stop is told to the runtime's observers.
    open func perform(_ action: any FlowAction) async -> ActionOutcome {
        guard let flow else { return .stopped(path: [], reason: .notKnown) }
        return await flow.send(action)
    }

    /// Makes a screen outside of flows again that was on a stack: see ``RestorableScreen``.
    ///
    /// - Parameter saved: The saved state of the screen; its ``SavedFlow/id`` tells which one.
    /// - Returns: The screen; `nil` if there is none of that ID any more.
    /// - Throws: Why it cannot be as it was.
    open func makeScreen(for saved: SavedFlow) throws -> UIViewController? {
        nil
    }

    // MARK: What the system asks

    /// Shows the app in a window of the scene, brings back what it was doing, and does what the connection asks.
    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        ShownScenes.watch(window)
        answers = .listening { [weak self] in await self?.carryOut($0) }
        begin(in: window)
        window.makeKeyAndVisible()
        let saved = session.stateRestorationActivity.flatMap(SavedScene.init)
        let actions = connectionOptions.flowActions
        Task {
            if let saved { await restore(saved, in: window) }
            for action in actions { await carryOut(action) }
        }
    }

    /// Lets go of the window.
    open func sceneDidDisconnect(_ scene: UIScene) {
        window = nil
        flow = nil
        answers = nil
    }

    /// Opens addresses.
    open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        let actions = URLContexts.map { OpenURLAction(url: $0.url) }
        Task { for action in actions { await carryOut(action) } }
    }

    /// Goes on with an activity.
    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        let action = UserActivityAction(userActivity)
        Task { await carryOut(action) }
    }

    /// Does what a quick action says.
    open func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let action = ShortcutItemAction(shortcutItem)
        Task { completionHandler(await carryOut(action).hasArrived) }
    }

    /// Returns the state of the scene, for the system to keep until it connects the scene again.
    ///
    /// - Returns: The flows and screens that can be brought back; `nil` if there are none.
    open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        do {
            let saved = SavedScene(
                flow: try flow?.saved(), screens: try ScreenRestoration.saved(in: window?.rootViewController))
            return try saved.activity()
        } catch {
            RuntimeWarning.say("The scene's state cannot be saved: \(error)", category: "restoration")
            return nil
        }
    }

    // MARK: Machinery

    private func begin(in window: UIWindow) {
        flow = start(in: window)
        flow?.onLaunchFailure = { [weak self, weak window] error in
            guard let window else { return }
            LaunchFailureViewController.show(error, in: window) { self?.begin(in: window) }
        }
    }

    @discardableResult
    private func carryOut(_ action: any FlowAction) async -> ActionOutcome {
        let outcome = await perform(routes.action(for: action) ?? action)
        if !outcome.hasArrived { RuntimeWatch.tellRefusal(outcome.description) }
        return outcome
    }

    private func restore(_ saved: SavedScene, in window: UIWindow) async {
        if let savedFlow = saved.flow, let flow {
            Self.tellLost(await flow.restore(savedFlow))
        }
        if let screens = saved.screens {
            let restoration = ScreenRestoration.restore(screens, in: window.rootViewController) { [weak self] in
                try self?.makeScreen(for: $0)
            }
            Self.tellLost(restoration)
        }
    }

    private static func tellLost(_ restoration: FlowRestoration) {
        if !restoration.isWhole { RuntimeWatch.tellRefusal(restoration.description) }
    }
}

/// The saved state of a scene, as an activity keeps it.
struct SavedScene: Codable {
    private static let key = "scaena.state"

    var flow: SavedFlow?
    var screens: SavedFlow?

    init(flow: SavedFlow?, screens: SavedFlow?) {
        self.flow = flow
        self.screens = screens
    }

    /// Reads the state from an activity; `nil` if it is another one's, or of a form that this version of the app does
    /// not know.
    @MainActor
    init?(_ activity: NSUserActivity) {
        guard let data = activity.userInfo?[Self.key] as? Data else { return nil }
        guard let saved = try? JSONDecoder().decode(SavedScene.self, from: data) else { return nil }
        self = saved
    }

    @MainActor
    func activity() throws -> NSUserActivity? {
        guard flow != nil || screens != nil else { return nil }
        let app = Bundle.main.bundleIdentifier ?? "app"
        let activity = NSUserActivity(activityType: "\(app).restoration")
        activity.userInfo = [Self.key: try JSONEncoder().encode(self)]
        return activity
    }
}
