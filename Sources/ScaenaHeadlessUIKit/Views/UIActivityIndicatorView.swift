#if !canImport(UIKit)
    import Foundation

    /// Says that something is going on.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
    open class UIActivityIndicatorView: UIView {
        /// The size of the indicator.
        public enum Style: Int, Sendable {
            /// Small: the default.
            case medium = 100
            /// Large.
            case large = 101
        }

        /// Creates an indicator that does not turn and, for that, is hidden.
        public init(style: Style) {
            self.style = style
            super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
            isHidden = true
        }

        /// Creates an indicator of medium size that does not turn and, for that, is hidden.
        public override init(frame: CGRect) {
            style = .medium
            super.init(frame: frame)
            isHidden = true
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// The size of the indicator.
        open var style: Style { didSet { invalidateIntrinsicContentSize() } }

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The colour; setting `nil` brings the default back.
        open var color: UIColor! {
            get { ownColor ?? .systemGray }
            set {
                ownColor = newValue
                setNeedsRendering()
            }
        }
        private var ownColor: UIColor?

        /// True while the indicator turns.
        open private(set) var isAnimating = false

        /// True if the indicator is hidden while it does not turn.
        open var hidesWhenStopped = true {
            didSet { if !isAnimating { isHidden = hidesWhenStopped } }
        }

        /// Turns, and shows.
        open func startAnimating() {
            isAnimating = true
            isHidden = false
        }

        /// Stops turning, and hides if it does so when stopped.
        open func stopAnimating() {
            isAnimating = false
            if hidesWhenStopped { isHidden = true }
            setNeedsRendering()
        }

        /// 20 points a side when medium, 37 when large.
        open override var intrinsicContentSize: CGSize { Self.size(of: style) }

        private static func size(of style: Style) -> CGSize {
            style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
        }
    }
#endif
