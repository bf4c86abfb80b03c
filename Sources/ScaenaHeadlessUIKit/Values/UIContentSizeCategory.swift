#if !canImport(UIKit)
    import Foundation

    /// The size of texts that a person chose, from extra small to the largest of accessibility.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uicontentsizecategory>.
    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the size.
        public let rawValue: String
        /// Creates a size of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Not said.
        public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
        /// Extra small.
        public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
        /// Small.
        public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
        /// Medium.
        public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
        /// Large: the default.
        public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
        /// Extra large.
        public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
        /// Larger than extra large.
        public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
        /// The largest of the usual sizes.
        public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
        /// The first size of accessibility.
        public static let accessibilityMedium = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategoryAccessibilityM")
        /// The second size of accessibility.
        public static let accessibilityLarge = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategoryAccessibilityL")
        /// The third size of accessibility.
        public static let accessibilityExtraLarge = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategoryAccessibilityXL")
        /// The fourth size of accessibility.
        public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategoryAccessibilityXXL")
        /// The largest size.
        public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

        /// Told when the size has changed.
        public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
        /// The new size, in the user info of the notification.
        public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

        /// All sizes, the smallest first.
        package static let inOrder: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]

        /// The place among all sizes; that of the default for one that is none of them.
        var position: Int { Self.inOrder.firstIndex(of: self) ?? 3 }

        /// True if it is one of those for accessibility, in which layouts stack views that otherwise lie side by side.
        public var isAccessibilityCategory: Bool { position >= 7 }
    }

    extension UIContentSizeCategory: Comparable {
        /// Returns true if the texts of one are smaller than those of the other.
        public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
            left.position < right.position
        }
    }

    extension UIFont.TextStyle {
        /// The sizes in points, for each content size from the smallest, of the Human Interface Guidelines
        /// (<https://developer.apple.com/design/human-interface-guidelines/typography>).
        private var sizes: [CGFloat] {
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            }
        }

        /// The size in points for a content size.
        package func size(in category: UIContentSizeCategory) -> CGFloat { sizes[category.position] }
    }
#endif
