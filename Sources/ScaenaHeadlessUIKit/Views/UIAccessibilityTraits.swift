#if !canImport(UIKit)
    import Foundation

    /// The kinds of element that a view is for assistive technology.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
    public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt64
        /// Creates traits of their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// No traits.
        public static let none: UIAccessibilityTraits = []
        /// A button.
        public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
        /// A link.
        public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
        /// An image.
        public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
        /// Selected.
        public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
        /// Text that does not change.
        public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
        /// Not enabled.
        public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
        /// Changes often.
        public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
        /// A heading.
        public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    }
#endif
