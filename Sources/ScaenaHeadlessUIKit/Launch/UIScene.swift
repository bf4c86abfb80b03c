#if !canImport(UIKit)
    import Foundation

    /// One instance of an app's interface.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiscene>. Differs: who runs the app here connects scenes,
    /// one at a time.
    @preconcurrency @MainActor
    open class UIScene: UIResponder {
        /// The state of a scene.
        public enum ActivationState: Int, Sendable {
            /// Not connected.
            case unattached = -1
            /// Seen and used.
            case foregroundActive = 0
            /// Seen, not used.
            case foregroundInactive = 1
            /// Not seen.
            case background = 2
        }

        /// The addresses, activities and answers that a scene is to open when it is connected.
        @MainActor
        open class ConnectionOptions: NSObject {
            package init(
                urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
                shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil
            ) {
                self.urlContexts = urlContexts
                self.userActivities = userActivities
                self.shortcutItem = shortcutItem
                self.notificationResponse = notificationResponse
                super.init()
            }
            /// The addresses to open.
            public let urlContexts: Set<UIOpenURLContext>
            /// The activities to go on with.
            public let userActivities: Set<NSUserActivity>
            /// The shortcut by which the app was launched.
            public let shortcutItem: UIApplicationShortcutItem?
            /// The person's answer to a notification.
            public let notificationResponse: UNNotificationResponse?
        }

        package init(session: UISceneSession) {
            self.session = session
            super.init()
            session.scene = self
        }

        /// The session, which outlives the scene.
        public let session: UISceneSession
        /// Hears what happens to the scene; owned by it, as on a device.
        open var delegate: (any UISceneDelegate)?
        /// The state of the scene.
        open package(set) var activationState = ActivationState.unattached
        /// The application.
        open override var next: UIResponder? { UIApplication.shared }
    }

    /// A scene that shows windows.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiwindowscene>.
    open class UIWindowScene: UIScene {
        /// The windows of the scene, oldest first; the app owns them.
        open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
        /// The window that gets keyboard input.
        open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
        /// The screen.
        open var screen: UIScreen { .main }
        /// The space of the scene's windows: the screen's.
        open var coordinateSpace: any UICoordinateSpace { screen }
    }

    /// The facts about a scene that outlive it.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiscenesession>.
    @preconcurrency @MainActor
    open class UISceneSession: NSObject {
        /// The purpose of a scene.
        public struct Role: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a role of its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// An app's windows.
            public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        }

        package init(role: Role = .windowApplication) {
            self.role = role
            configuration = UISceneConfiguration(name: nil, sessionRole: role)
            super.init()
        }

        /// The purpose of the scene.
        public let role: Role
        /// The scene, while it is connected.
        open internal(set) weak var scene: UIScene?
        /// The configuration that the scene is made with.
        open package(set) var configuration: UISceneConfiguration
        /// Tells it from others.
        public let persistentIdentifier = UUID().uuidString
        /// The activity that the scene's delegate gave to be kept when the scene was taken away last.
        open package(set) var stateRestorationActivity: NSUserActivity?
    }

    /// The configuration that a scene is made with.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisceneconfiguration>. Differs: no storyboards.
    @preconcurrency @MainActor
    open class UISceneConfiguration: NSObject {
        /// Creates a configuration.
        public init(name: String?, sessionRole: UISceneSession.Role) {
            self.name = name
            role = sessionRole
            super.init()
        }
        /// The name by which it stands among the app's settings.
        public let name: String?
        /// The purpose of the scene.
        public let role: UISceneSession.Role
    }

    /// An address to open.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiopenurlcontext>. Differs: no options.
    @preconcurrency @MainActor
    open class UIOpenURLContext: NSObject {
        package init(url: URL) {
            self.url = url
            super.init()
        }
        /// The address.
        public let url: URL
    }

    /// Hears what happens to a scene.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiscenedelegate>. Differs: where a base class adopts the
    /// protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UISceneDelegate: NSObjectProtocol {
        /// A scene was connected.
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions)
        /// The scene was taken away.
        func sceneDidDisconnect(_ scene: UIScene)
        /// The scene has become active.
        func sceneDidBecomeActive(_ scene: UIScene)
        /// The scene will be no longer active.
        func sceneWillResignActive(_ scene: UIScene)
        /// The scene will be seen.
        func sceneWillEnterForeground(_ scene: UIScene)
        /// The scene is no longer seen.
        func sceneDidEnterBackground(_ scene: UIScene)
        /// Opens addresses.
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
        /// Goes on with what a person did elsewhere.
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
        /// Returns the activity to be kept of the scene until it is connected again.
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    }

    extension UISceneDelegate {
        /// Nothing.
        public func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {}
        /// Nothing.
        public func sceneDidDisconnect(_ scene: UIScene) {}
        /// Nothing.
        public func sceneDidBecomeActive(_ scene: UIScene) {}
        /// Nothing.
        public func sceneWillResignActive(_ scene: UIScene) {}
        /// Nothing.
        public func sceneWillEnterForeground(_ scene: UIScene) {}
        /// Nothing.
        public func sceneDidEnterBackground(_ scene: UIScene) {}
        /// Nothing.
        public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
        /// Nothing.
        public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
        /// Nothing.
        public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    }

    /// Hears what happens to a scene that shows windows.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>. Differs: as its base protocol.
    @preconcurrency @MainActor
    public protocol UIWindowSceneDelegate: UISceneDelegate {
        /// The main window.
        var window: UIWindow? { get set }
        /// Does what a shortcut of the home screen says, and tells whether it could.
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void)
    }

    extension UIWindowSceneDelegate {
        /// None.
        public var window: UIWindow? {
            get { nil }
            // swift-format-ignore: UseSingleLinePropertyGetter
            set {}
        }
        /// Tells that it could not.
        public func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) { completionHandler(false) }
    }

    extension HandOver {
        /// Launches an app: its delegate is asked as the system would ask it, then its scene is connected, if it has scenes.
        ///
        /// - Returns: the scene.
        @discardableResult
        package static func launch(
            _ app: any UIApplicationDelegate, scene delegate: (any UIWindowSceneDelegate)?,
            restoring activity: NSUserActivity? = nil
        ) -> UIWindowScene? {
            UIApplication.shared.delegate = app
            _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
            guard let delegate else {
                app.applicationDidBecomeActive(.shared)
                return nil
            }
            let session = UISceneSession()
            session.stateRestorationActivity = activity
            let options = UIScene.ConnectionOptions()
            session.configuration = app.application(.shared, configurationForConnecting: session, options: options)
            return connect(delegate, session: session, options: options)
        }

        /// Connects a scene to its delegate, and makes it active.
        ///
        /// - Returns: the scene; the code that runs the app owns it.
        package static func connect(
            _ delegate: any UIWindowSceneDelegate, session: UISceneSession = UISceneSession(),
            options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
        ) -> UIWindowScene {
            let scene = UIWindowScene(session: session)
            scene.delegate = delegate
            UIApplication.shared.connectedScenes.insert(scene)
            delegate.scene(scene, willConnectTo: scene.session, options: options)
            scene.activationState = .foregroundInactive
            delegate.sceneWillEnterForeground(scene)
            scene.activationState = .foregroundActive
            delegate.sceneDidBecomeActive(scene)
            return scene
        }

        /// Takes a scene away.
        package static func disconnect(_ scene: UIScene) {
            scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
            scene.activationState = .unattached
            UIApplication.shared.connectedScenes.remove(scene)
            scene.delegate?.sceneDidDisconnect(scene)
        }
    }
#endif
