#if !canImport(UIKit)
    import Foundation

    /// The running app: the end of the responder chain, which knows the windows.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiapplication>. Differs: what the system would hand
    /// on comes from the code that runs the app.
    open class UIApplication: UIResponder {
        /// The application.
        public static let shared = UIApplication()

        private struct Entry { weak var window: UIWindow? }
        private var entries: [Entry] = []
        private(set) weak var key: UIWindow?

        /// The windows that are not hidden, oldest first; the app owns them.
        open var windows: [UIWindow] { entries.compactMap(\.window).filter { !$0.isHidden } }

        /// All windows, the hidden ones, too.
        var allWindows: [UIWindow] { entries.compactMap(\.window) }

        /// The scenes that are connected.
        open package(set) var connectedScenes: Set<UIScene> = []

        /// The state of the app.
        public enum State: Int, Sendable {
            /// Seen and used.
            case active = 0
            /// Seen, not used.
            case inactive = 1
            /// Not seen.
            case background = 2
        }
        /// The state of the app.
        open internal(set) var applicationState = State.active
        /// Told when the app has become active.
        public nonisolated static let didBecomeActiveNotification = Notification.Name(
            "UIApplicationDidBecomeActiveNotification")
        /// Told when the app will be no longer active.
        public nonisolated static let willResignActiveNotification = Notification.Name(
            "UIApplicationWillResignActiveNotification")
        /// Told when the app is no longer seen.
        public nonisolated static let didEnterBackgroundNotification = Notification.Name(
            "UIApplicationDidEnterBackgroundNotification")
        /// Told when the app will be seen.
        public nonisolated static let willEnterForegroundNotification = Notification.Name(
            "UIApplicationWillEnterForegroundNotification")

        /// Hears what the system hands the app; not owned.
        open weak var delegate: (any UIApplicationDelegate)?

        /// The address of the app's own page in the settings.
        public nonisolated static let openSettingsURLString = "app-settings:"
        /// Opens addresses for apps here, and says whether it could; a renderer or a test sets it.
        package var opensURL: ((URL) -> Bool)?
        /// Returns true if somebody opens addresses of a scheme: the web's, where anybody opens any.
        open func canOpenURL(_ url: URL) -> Bool {
            opensURL != nil && ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "")
        }
        /// Opens an address elsewhere.
        ///
        /// - Parameters:
        ///   - url: the address.
        ///   - options: the options of opening it.
        ///   - completion: told in a later turn whether somebody could: nobody can unless a renderer takes addresses.
        open func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: ((Bool) -> Void)? = nil
        ) {
            let could = opensURL?(url) ?? false
            if !could { Diagnostics.warn("Nobody here opens \(url.absoluteString).") }
            if let completion { MainQueue.later { completion(could) } }
        }

        func register(_ window: UIWindow) {
            entries.removeAll { $0.window == nil }
            entries.append(Entry(window: window))
        }

        func makeKey(_ window: UIWindow) { key = window }
    }
#endif
