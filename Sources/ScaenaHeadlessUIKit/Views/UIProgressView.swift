#if !canImport(UIKit)
    import Foundation

    /// A bar that shows the progress of something.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiprogressview>.
    open class UIProgressView: UIView {
        /// The style in which the bar is drawn.
        public enum Style: Int, Sendable {
            /// As in a view.
            case `default` = 0
            /// As in a bar.
            case bar = 1
        }

        /// Creates a view of nothing done.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a view of nothing done, in a style.
        public convenience init(progressViewStyle style: Style) {
            self.init(frame: .zero)
            progressViewStyle = style
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private var storedProgress: Float = 0
        /// The part that is done: 0 to 1.
        open var progress: Float {
            get { storedProgress }
            set {
                storedProgress = max(0, min(1, newValue))
                setNeedsRendering()
            }
        }
        /// Says how much is done.
        open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
        /// The style in which the bar is drawn.
        open var progressViewStyle = Style.default { didSet { setNeedsRendering() } }
        /// The colour of what is done.
        open var progressTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// The colour of what is not.
        open var trackTintColor: UIColor? { didSet { setNeedsRendering() } }
    }
#endif
