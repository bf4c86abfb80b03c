#if !canImport(UIKit)
    import Foundation

    /// Text that people read.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uilabel>. Differs: of attributed text a renderer
    /// shows the characters.
    open class UILabel: UIView {
        /// Creates a label, which takes no touches, as UIKit's.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The text.
        open var text: String? {
            didSet {
                storedAttributes = nil
                contentChanged()
            }
        }
        private var storedAttributes: NSAttributedString?
        /// The text with its attributes, of which a renderer shows the characters.
        open var attributedText: NSAttributedString? {
            get { storedAttributes ?? text.map { NSAttributedString(string: $0) } }
            set {
                text = newValue?.string
                storedAttributes = newValue
            }
        }
        /// True if the text becomes smaller where there is little room.
        open var adjustsFontSizeToFitWidth = false { didSet { setNeedsRendering() } }
        /// The smallest size that the text gets, as a part of its size.
        open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsRendering() } }
        /// The width of lines, in points, where more than one is wanted; 0 when not said.
        open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
        /// The colour of the text's shadow.
        open var shadowColor: UIColor? { didSet { setNeedsRendering() } }
        /// Where the text's shadow falls, in points.
        open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsRendering() } }
        /// The colour of the text while ``isHighlighted``.
        open var highlightedTextColor: UIColor? { didSet { setNeedsRendering() } }
        /// True if the text has its other colour.
        open var isHighlighted = false { didSet { setNeedsRendering() } }

        // UIKit declares both as implicitly unwrapped: setting nil brings the default back.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The font; setting `nil` brings the default back.
        open var font: UIFont! {
            get {
                let font = ownFont ?? .systemFont(ofSize: UIFont.labelFontSize)
                return adjustsFontForContentSizeCategory ? font.adjusted : font
            }
            set {
                ownFont = newValue
                contentChanged()
            }
        }
        private var ownFont: UIFont?

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The colour of the text; setting `nil` brings the default back.
        open var textColor: UIColor! {
            get { ownTextColor ?? .label }
            set {
                ownTextColor = newValue
                setNeedsRendering()
            }
        }
        private var ownTextColor: UIColor?

        /// The alignment of the text.
        open var textAlignment = NSTextAlignment.natural { didSet { setNeedsRendering() } }
        /// The number of lines that there may be; 0 for as many as needed.
        open var numberOfLines = 1 { didSet { contentChanged() } }
        /// The treatment of text that is too long.
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsRendering() } }
        /// True if the text is drawn as enabled.
        open var isEnabled = true { didSet { setNeedsRendering() } }
        /// True if the font follows the content size that a person chose, where it is one of a text style or of
        /// metrics.
        open var adjustsFontForContentSizeCategory = false { didSet { setNeedsRendering() } }

        private func contentChanged() { invalidateIntrinsicContentSize() }
    }
#endif
