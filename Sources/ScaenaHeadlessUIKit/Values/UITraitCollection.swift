#if !canImport(UIKit)
    import Foundation

    /// Light or dark.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>.
    public enum UIUserInterfaceStyle: Int, Sendable {
        /// As the one above, or the system, says.
        case unspecified = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }

    /// The traits of the environment that colours are resolved for.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitraitcollection>. Differs: it knows only the
    /// interface style so far.
    open class UITraitCollection: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its only state is immutable.
        /// Light, dark, or not said.
        public let userInterfaceStyle: UIUserInterfaceStyle

        /// Creates traits that say only the interface style.
        public init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.userInterfaceStyle = userInterfaceStyle
            super.init()
        }

        /// Creates traits that say nothing.
        public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

        /// Equal when all traits are.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
        }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int { userInterfaceStyle.hashValue }
    }
#endif
