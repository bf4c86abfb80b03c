#if !canImport(UIKit)
    import Foundation

    /// The running app: the end of the responder chain, which knows the windows.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiapplication>. Differs: no scenes, no life in the
    /// background.
    open class UIApplication: UIResponder {
        /// The application.
        public static let shared = UIApplication()

        private struct Entry { weak var window: UIWindow? }
        private var entries: [Entry] = []
        private(set) weak var key: UIWindow?

        /// The windows that are not hidden, oldest first; the app owns them.
        open var windows: [UIWindow] { entries.compactMap(\.window).filter { !$0.isHidden } }

        func register(_ window: UIWindow) {
            entries.removeAll { $0.window == nil }
            entries.append(Entry(window: window))
        }

        func makeKey(_ window: UIWindow) { key = window }
    }
#endif
