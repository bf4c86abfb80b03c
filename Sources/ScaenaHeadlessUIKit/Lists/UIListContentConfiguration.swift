#if !canImport(UIKit)
    import Foundation

    /// The content of a list's row: a text, a second one and an image.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>. Differs: no
    /// attributed text, and no distances, which are the renderer's.
    public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
        /// The look of a text.
        public struct TextProperties: Hashable {
            /// The font.
            public var font: UIFont
            /// The colour.
            public var color: UIColor
            /// The number of lines that there may be; 0 for as many as needed.
            public var numberOfLines = 0
        }

        /// The look of the image.
        public struct ImageProperties: Hashable {
            /// The colour of a symbol; the view's tint when `nil`.
            public var tintColor: UIColor?
            /// The size and weight of a symbol that has none of its own.
            public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        }

        /// The text.
        public var text: String?
        /// The second text.
        public var secondaryText: String?
        /// The image before the texts.
        public var image: UIImage?
        /// The look of the text.
        public var textProperties: TextProperties
        /// The look of the second text.
        public var secondaryTextProperties: TextProperties
        /// The look of the image.
        public var imageProperties = ImageProperties()
        /// True if the second text stands beside the text rather than below it.
        public var prefersSideBySideTextAndSecondaryText: Bool

        private init(secondaryStyle: UIFont.TextStyle, secondaryColor: UIColor, isSideBySide: Bool) {
            textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
            secondaryTextProperties = TextProperties(
                font: .preferredFont(forTextStyle: secondaryStyle), color: secondaryColor)
            prefersSideBySideTextAndSecondaryText = isSideBySide
        }

        /// A row with a text; a second one stands below it, small.
        public static func cell() -> UIListContentConfiguration {
            UIListContentConfiguration(secondaryStyle: .caption1, secondaryColor: .label, isSideBySide: false)
        }

        /// A row with a text, and a second one below it, small and grey.
        public static func subtitleCell() -> UIListContentConfiguration {
            UIListContentConfiguration(
                secondaryStyle: .subheadline, secondaryColor: .secondaryLabel, isSideBySide: false)
        }

        /// A row with a text, and a second one beside it, grey.
        public static func valueCell() -> UIListContentConfiguration {
            UIListContentConfiguration(secondaryStyle: .body, secondaryColor: .secondaryLabel, isSideBySide: true)
        }

        /// A view that shows this.
        @MainActor public func makeContentView() -> any UIView & UIContentView {
            UIListContentView(configuration: self)
        }

        /// This: it looks the same in each state here; the renderer shows the row's.
        public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    }

    /// Shows a list's configuration.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uilistcontentview>.
    open class UIListContentView: UIView, UIContentView {
        /// Creates a view that shows a configuration.
        public init(configuration: UIListContentConfiguration) {
            shown = configuration
            super.init(frame: .zero)
            for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
            update()
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        private var shown: UIListContentConfiguration
        /// Shows the image.
        package let imageView = UIImageView()
        /// Shows the text.
        package let textLabel = UILabel()
        /// Shows the second text.
        package let secondaryTextLabel = UILabel()

        /// The content of the view; another kind of configuration than a list's is ignored.
        open var configuration: any UIContentConfiguration {
            get { shown }
            set {
                guard let newValue = newValue as? UIListContentConfiguration else { return }
                shown = newValue
                update()
            }
        }

        private func update() {
            imageView.image = shown.imageProperties.tintColor.flatMap { shown.image?.withTintColor($0) } ?? shown.image
            imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            imageView.isHidden = shown.image == nil
            show(shown.text, shown.textProperties, in: textLabel)
            show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryTextLabel)
        }

        private func show(
            _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
        ) {
            label.text = text
            label.font = properties.font
            label.adjustsFontForContentSizeCategory = true
            label.textColor = properties.color
            label.numberOfLines = properties.numberOfLines
            label.isHidden = text == nil
        }
    }
#endif
