#if !canImport(UIKit)
    import Foundation

    /// A setting that makes colours stand out more.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>.
    public enum UIAccessibilityContrast: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// As usual.
        case normal = 0
        /// More.
        case high = 1
    }

    /// A setting that makes texts bold.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uilegibilityweight>.
    public enum UILegibilityWeight: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// As usual.
        case regular = 0
        /// Bold.
        case bold = 1
    }

    /// The settings for accessibility that a person chose.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>. Differs: what nobody can choose here is
    /// not declared.
    public enum UIAccessibility {
        /// True if less is to move.
        @MainActor public static var isReduceMotionEnabled: Bool { SystemSettings.current.reducesMotion }
        /// True if texts are to be bold.
        @MainActor public static var isBoldTextEnabled: Bool { SystemSettings.current.weight == .bold }
        /// True if colours are to stand out more.
        @MainActor public static var isDarkerSystemColorsEnabled: Bool { SystemSettings.current.contrast == .high }
        /// Told when less or more is to move.
        public static let reduceMotionStatusDidChangeNotification = Notification.Name(
            "UIAccessibilityReduceMotionStatusDidChangeNotification")
        /// Told when texts are to be bold or not.
        public static let boldTextStatusDidChangeNotification = Notification.Name(
            "UIAccessibilityBoldTextStatusDidChangeNotification")
        /// Told when colours are to stand out more or not.
        public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
            "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    }
#endif
