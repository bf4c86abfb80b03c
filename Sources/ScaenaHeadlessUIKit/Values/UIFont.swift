#if !canImport(UIKit)
    import Foundation

    /// A font: the system's face in a size and weight, perhaps of a text style.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uifont>. Point sizes of text styles are those of the
    /// Human Interface Guidelines for the content size that a person chose. Differs: whatever name a font has is taken, and
    /// there are no metrics of glyphs, since only the renderer's machine has them.
    open class UIFont: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its state is immutable.

        /// The weight of the strokes: -1 to 1, 0 being regular.
        public struct Weight: RawRepresentable, Hashable, Sendable {
            /// The weight as a number.
            public let rawValue: CGFloat
            /// Creates a weight of a number from -1 to 1.
            public init(rawValue: CGFloat) { self.rawValue = rawValue }
            /// Ultra-light.
            public static let ultraLight = Weight(rawValue: -0.8)
            /// Thin.
            public static let thin = Weight(rawValue: -0.6)
            /// Light.
            public static let light = Weight(rawValue: -0.4)
            /// Regular.
            public static let regular = Weight(rawValue: 0)
            /// Medium.
            public static let medium = Weight(rawValue: 0.23)
            /// Semibold.
            public static let semibold = Weight(rawValue: 0.3)
            /// Bold.
            public static let bold = Weight(rawValue: 0.4)
            /// Heavy.
            public static let heavy = Weight(rawValue: 0.56)
            /// Black.
            public static let black = Weight(rawValue: 0.62)
        }

        /// The purpose of a text, from which follows its size.
        public struct TextStyle: RawRepresentable, Hashable, Sendable {
            /// UIKit's name of the style.
            public let rawValue: String
            /// Creates a style of UIKit's name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The largest title.
            public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
            /// A title of the first level.
            public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
            /// A title of the second level.
            public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
            /// A title of the third level.
            public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
            /// A heading.
            public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
            /// A line below a heading.
            public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
            /// Running text.
            public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
            /// A call-out.
            public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
            /// A footnote.
            public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
            /// A caption.
            public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
            /// A smaller caption.
            public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

            /// The usual weight.
            var weight: Weight { self == .headline ? .semibold : .regular }
        }

        /// The scaling of a font with the content size.
        struct Scaling: Hashable, Sendable {
            /// The style whose sizes it follows.
            let style: TextStyle
            /// The size at the content size "Large", in points.
            let base: CGFloat
            /// No size is larger, in points.
            var limit = CGFloat.infinity

            /// The size for a content size, in points.
            func size(in category: UIContentSizeCategory) -> CGFloat {
                min(limit, base * style.size(in: category) / style.size(in: .large))
            }
        }

        /// The size, in points.
        public let pointSize: CGFloat
        package let weight: Weight
        package let textStyle: TextStyle?
        package let isItalic: Bool
        package let isMonospaced: Bool

        /// The name that the font was asked for by; `nil` for a system face.
        package let givenName: String?

        let scaling: Scaling?

        private init(
            size: CGFloat, weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false, name: String? = nil
        ) {
            pointSize = size
            givenName = name
            self.weight = weight
            textStyle = nil
            scaling = nil
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
            super.init()
        }

        /// The face of a font in another size.
        private init(_ font: UIFont, size: CGFloat, textStyle: TextStyle?, scaling: Scaling?) {
            pointSize = size
            self.textStyle = textStyle
            self.scaling = scaling
            (weight, givenName) = (font.weight, font.givenName)
            (isItalic, isMonospaced) = (font.isItalic, font.isMonospaced)
            super.init()
        }

        /// The font of a name in a size; `nil` for an empty name. Every other name is taken, since which fonts there are is
        /// the renderer's.
        public convenience init?(name fontName: String, size fontSize: CGFloat) {
            guard !fontName.isEmpty else { return nil }
            let lower = fontName.lowercased()
            let weights: [(String, Weight)] = [
                ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
                ("medium", .medium), ("ultralight", .ultraLight), ("light", .light), ("thin", .thin),
            ]
            self.init(
                size: fontSize, weight: weights.first { lower.contains($0.0) }?.1 ?? .regular,
                isItalic: lower.contains("italic") || lower.contains("oblique"), isMonospaced: lower.contains("mono"),
                name: fontName)
        }

        /// The name that the font was asked for by, else that of the system's face.
        open var fontName: String { givenName ?? ".SFUI-Regular" }
        /// The height of a line, in points: a fifth more than the size, since the renderer's machine has the glyphs.
        open var lineHeight: CGFloat { pointSize * 1.2 }

        /// The size of standard labels: 17 points.
        public static var labelFontSize: CGFloat { 17 }
        /// The size of button titles: 18 points.
        public static var buttonFontSize: CGFloat { 18 }
        /// The size of small system text: 12 points.
        public static var smallSystemFontSize: CGFloat { 12 }
        /// The standard system size: 14 points.
        public static var systemFontSize: CGFloat { 14 }

        /// The system font, regular.
        public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .regular) }

        /// The system font in a weight.
        public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
            UIFont(size: size, weight: weight)
        }

        /// The system font, bold.
        public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }

        /// The system font, italic.
        public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
            UIFont(size: size, weight: .regular, isItalic: true)
        }

        /// The system's fixed-width font.
        public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
            UIFont(size: size, weight: weight, isMonospaced: true)
        }

        /// The font of a text style, for the content size that a person chose.
        public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
            preferredFont(forTextStyle: style, in: SystemSettings.current.contentSize)
        }

        /// The font of a text style, for the content size of some traits.
        public static func preferredFont(
            forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
        ) -> UIFont {
            let own = traitCollection?.preferredContentSizeCategory ?? .unspecified
            return preferredFont(
                forTextStyle: style, in: own == .unspecified ? SystemSettings.current.contentSize : own)
        }

        private static func preferredFont(
            forTextStyle style: TextStyle, in category: UIContentSizeCategory
        ) -> UIFont {
            let scaling = Scaling(style: style, base: style.size(in: .large))
            return UIFont(
                UIFont(size: scaling.base, weight: style.weight), size: scaling.size(in: category), textStyle: style,
                scaling: scaling)
        }

        /// The same face in another size, in points.
        open func withSize(_ fontSize: CGFloat) -> UIFont {
            UIFont(self, size: fontSize, textStyle: textStyle, scaling: nil)
        }

        /// The same face, following the content size from now on.
        func following(_ scaling: Scaling) -> UIFont {
            UIFont(
                self, size: scaling.size(in: SystemSettings.current.contentSize), textStyle: textStyle, scaling: scaling
            )
        }

        /// The same font for the present content size, where it follows that.
        var adjusted: UIFont { scaling.map(following) ?? self }

        /// Equal when face, size, weight and style are.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIFont else { return false }
            return pointSize == other.pointSize && weight == other.weight && textStyle == other.textStyle
                && givenName == other.givenName && isItalic == other.isItalic && isMonospaced == other.isMonospaced
        }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(textStyle)
            return hasher.finalize()
        }
    }

    /// Fonts and lengths that follow the content size that a person chose: at the size "Large", which is the default, they are
    /// as they were given.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uifontmetrics>. Differs: sizes grow in proportion to those of the
    /// text style; Apple publishes no rule.
    open class UIFontMetrics: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its state is immutable.
        private let style: UIFont.TextStyle

        /// The metrics of running text.
        public static let `default` = UIFontMetrics(forTextStyle: .body)

        /// Creates the metrics of a text style.
        public init(forTextStyle textStyle: UIFont.TextStyle) {
            style = textStyle
            super.init()
        }

        /// The font, for the content size.
        open func scaledFont(for font: UIFont) -> UIFont {
            font.following(UIFont.Scaling(style: style, base: font.pointSize))
        }
        /// The font, for the content size, and no larger than said.
        open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
            font.following(UIFont.Scaling(style: style, base: font.pointSize, limit: maximumPointSize))
        }
        /// The length, for the content size.
        open func scaledValue(for value: CGFloat) -> CGFloat {
            UIFont.Scaling(style: style, base: value).size(in: SystemSettings.current.contentSize)
        }
    }
#endif
