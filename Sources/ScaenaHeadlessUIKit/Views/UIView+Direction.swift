#if !canImport(UIKit)
    import Foundation

    /// The side on which lines begin, as views say it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection>.
    public enum UIUserInterfaceLayoutDirection: Int, Sendable {
        /// At the left.
        case leftToRight = 0
        /// At the right.
        case rightToLeft = 1
    }

    /// The side on which lines begin, as traits say it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>.
    public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// At the left.
        case leftToRight = 0
        /// At the right.
        case rightToLeft = 1
    }

    /// The meaning of a view that decides whether it is mirrored.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>.
    public enum UISemanticContentAttribute: Int, Sendable {
        /// Mirrored where lines begin at the right.
        case unspecified = 0
        /// Buttons of a player: never mirrored.
        case playback = 1
        /// Of a place in space: never mirrored.
        case spatial = 2
        /// As where lines begin at the left.
        case forceLeftToRight = 3
        /// As where lines begin at the right.
        case forceRightToLeft = 4
    }

    extension UIView {
        /// The side on which this view's content begins.
        public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
            Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
        }

        /// The side on which the content of views of a meaning begins.
        public class func userInterfaceLayoutDirection(
            for attribute: UISemanticContentAttribute
        ) -> UIUserInterfaceLayoutDirection {
            switch attribute {
            case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
            case .playback, .spatial, .forceLeftToRight: .leftToRight
            case .forceRightToLeft: .rightToLeft
            }
        }
    }
#endif
