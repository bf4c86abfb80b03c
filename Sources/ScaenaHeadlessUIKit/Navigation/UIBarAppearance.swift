#if !canImport(UIKit)
    import Foundation

    /// For which room something holds.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uibarmetrics>.
    public enum UIBarMetrics: Int, Sendable {
        /// Any.
        case `default` = 0
        /// Little.
        case compact = 1
    }

    /// The brightness of the status bar.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uistatusbarstyle>.
    public enum UIStatusBarStyle: Int, Sendable {
        /// As the interface style asks.
        case `default` = 0
        /// Bright, on dark.
        case lightContent = 1
        /// Dark, on bright.
        case darkContent = 3
    }

    /// The look of a bar: values for a renderer to draw.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uibarappearance>. Differs: no blur of its own, no images
    /// behind.
    @preconcurrency @MainActor
    open class UIBarAppearance: NSObject {
        /// Creates the usual look.
        public override init() { super.init() }

        /// True if the content behind the bar shows through.
        package private(set) var isTransparent = false
        /// The colour behind the content.
        open var backgroundColor: UIColor?
        /// The colour of the line at the edge.
        open var shadowColor: UIColor? = .separator

        /// Takes the usual background.
        open func configureWithDefaultBackground() {
            isTransparent = false
            backgroundColor = nil
            shadowColor = .separator
        }
        /// Takes a background that nothing shows through.
        open func configureWithOpaqueBackground() {
            isTransparent = false
            backgroundColor = .systemBackground
            shadowColor = .separator
        }
        /// Takes no background.
        open func configureWithTransparentBackground() {
            isTransparent = true
            backgroundColor = nil
            shadowColor = nil
        }
    }

    /// The look of a navigation bar.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>. Differs: no looks of buttons.
    open class UINavigationBarAppearance: UIBarAppearance {
        /// The attributes of titles.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The attributes of large titles.
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    /// The look of a tab bar.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitabbarappearance>. Differs: no looks of items.
    open class UITabBarAppearance: UIBarAppearance {
        /// The colour behind the selected item.
        open var selectionIndicatorTintColor: UIColor?
    }

    /// The look of a toolbar.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>. Differs: no looks of buttons.
    open class UIToolbarAppearance: UIBarAppearance {}

    /// Attributes of text.
    ///
    /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/key>, as UIKit extends it.
    extension NSAttributedString.Key {
        /// A `UIFont`.
        public static let font = NSAttributedString.Key("NSFont")
        /// A `UIColor` of the text.
        public static let foregroundColor = NSAttributedString.Key("NSColor")
        /// A `UIColor` behind the text.
        public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
        /// The room between characters, in points.
        public static let kern = NSAttributedString.Key("NSKern")
        /// A line below, as a number.
        public static let underlineStyle = NSAttributedString.Key("NSUnderline")
        /// A line through, as a number.
        public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
        /// The address of a link.
        public static let link = NSAttributedString.Key("NSLink")
    }

    /// Lines below text and through it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/nsunderlinestyle>.
    public struct NSUnderlineStyle: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Creates a style of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// One line.
        public static let single = NSUnderlineStyle(rawValue: 1)
        /// A thick line.
        public static let thick = NSUnderlineStyle(rawValue: 2)
        /// Two lines.
        public static let double = NSUnderlineStyle(rawValue: 9)
    }
#endif
