#if !canImport(UIKit)
    import Foundation

    extension UIApplication {
        /// A key of the values that an app is given when it is launched.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a key of its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The address that it is to open.
            public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
            /// The shortcut by which it was launched.
            public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        }

        /// A key of the values known of an address that an app is to open.
        public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a key of its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Which app wants it.
            public static let sourceApplication = OpenURLOptionsKey(
                rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        }

        /// A key of the options with which an address is opened elsewhere.
        public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a key of its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Only in an app that knows it.
            public static let universalLinksOnly = OpenExternalURLOptionsKey(
                rawValue: "UIApplicationOpenExternalURLOptionsUniversalLinksOnly")
        }
    }

    /// Hears what the system hands an app.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>. Differs: who runs the app here hands
    /// things on, see ``UIApplication``; where a base class adopts the protocol and only its subclass has a method, the default
    /// is called.
    @preconcurrency @MainActor
    public protocol UIApplicationDelegate: NSObjectProtocol {
        /// The app was launched: whether it can open what it was launched for; yes unless implemented.
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        /// Opens an address: whether it could; no unless implemented.
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool
        /// Goes on with what a person did elsewhere: whether it could; no unless implemented.
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool
        /// Does what a shortcut of the home screen says, and tells whether it could.
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void)
        /// Returns the configuration of a scene: the one of the app's settings unless implemented.
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration
        /// The app has become active.
        func applicationDidBecomeActive(_ application: UIApplication)
        /// The app will be no longer active.
        func applicationWillResignActive(_ application: UIApplication)
        /// The app is no longer seen.
        func applicationDidEnterBackground(_ application: UIApplication)
        /// The app will be seen.
        func applicationWillEnterForeground(_ application: UIApplication)
    }

    extension UIApplicationDelegate {
        /// Yes.
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        /// No.
        public func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool { false }
        /// No.
        public func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool { false }
        /// Tells that it could not.
        public func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) { completionHandler(false) }
        /// As the session has it.
        public func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { connectingSceneSession.configuration }
        /// Nothing.
        public func applicationDidBecomeActive(_ application: UIApplication) {}
        /// Nothing.
        public func applicationWillResignActive(_ application: UIApplication) {}
        /// Nothing.
        public func applicationDidEnterBackground(_ application: UIApplication) {}
        /// Nothing.
        public func applicationWillEnterForeground(_ application: UIApplication) {}
    }

    /// An object that can go on with a user activity.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>.
    @preconcurrency @MainActor
    public protocol UIUserActivityRestoring: NSObjectProtocol {
        /// Goes on with an activity.
        func restoreUserActivityState(_ userActivity: NSUserActivity)
    }

    /// A shortcut of the home screen.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>. Differs: no icons.
    @preconcurrency @MainActor
    open class UIApplicationShortcutItem: NSObject {
        /// Creates a shortcut.
        public init(
            type: String, localizedTitle: String, localizedSubtitle: String? = nil, userInfo: [String: Any]? = nil
        ) {
            self.type = type
            self.localizedTitle = localizedTitle
            self.localizedSubtitle = localizedSubtitle
            self.userInfo = userInfo
            super.init()
        }

        /// The type of the shortcut.
        public let type: String
        /// The title.
        public let localizedTitle: String
        /// The line below it.
        public let localizedSubtitle: String?
        /// The other values that are needed.
        public let userInfo: [String: Any]?
    }
#endif
