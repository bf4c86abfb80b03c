#if !canImport(UIKit)
    import Foundation

    /// A view that shows an image.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiimageview>. Differs: no sequences of images.
    open class UIImageView: UIView {
        /// Creates a view that shows nothing; it takes no touches, as UIKit's.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
        }

        /// Creates a view as large as an image.
        public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

        /// Creates a view as large as an image, with another for when it is highlighted.
        public init(image: UIImage?, highlightedImage: UIImage?) {
            super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
            isUserInteractionEnabled = false
            self.image = image
            self.highlightedImage = highlightedImage
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The image.
        open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
        /// The image while ``isHighlighted``.
        open var highlightedImage: UIImage? { didSet { setNeedsRendering() } }
        /// True if ``highlightedImage`` is shown, where there is one.
        open var isHighlighted = false { didSet { setNeedsRendering() } }
        /// The size and weight of a symbol that has none of its own.
        open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsRendering() } }

        /// The image that is shown now.
        package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

        /// The size of the image.
        open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    }
#endif
