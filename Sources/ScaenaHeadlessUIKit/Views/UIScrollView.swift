#if !canImport(UIKit)
    import Foundation

    /// A view whose content may be larger than itself.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiscrollview>. Differs: the renderer scrolls, so that a
    /// finger's scrolling is not heard of here; what code sets is kept and shown.
    open class UIScrollView: UIView {
        /// The way in which the keyboard goes when the content is scrolled.
        public enum KeyboardDismissMode: Int, Sendable {
            /// Not.
            case none = 0
            /// At once.
            case onDrag = 1
            /// With the finger.
            case interactive = 2
        }

        /// Which insets are added to the content's by themselves.
        public enum ContentInsetAdjustmentBehavior: Int, Sendable {
            /// As the place asks.
            case automatic = 0
            /// Where the content scrolls.
            case scrollableAxes = 1
            /// None.
            case never = 2
            /// All.
            case always = 3
        }

        /// The darkness of the scroll indicators.
        public enum IndicatorStyle: Int, Sendable {
            /// As the content asks.
            case `default` = 0
            /// Dark.
            case black = 1
            /// Bright.
            case white = 2
        }

        /// Creates a view that cuts its content off at its bounds.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            clipsToBounds = true
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Where the content is scrolled to, in points, as code has set it.
        open var contentOffset: CGPoint {
            get { bounds.origin }
            set {
                guard bounds.origin != newValue else { return }
                bounds.origin = newValue
                scrollDelegate?.scrollViewDidScroll(self)
            }
        }

        /// The delegate that was set for a bare scroll view.
        final weak var ownScrollDelegate: (any UIScrollViewDelegate)?
        /// The delegate that hears of scrolling: a table's or a collection's own there.
        var scrollDelegate: (any UIScrollViewDelegate)? { ownScrollDelegate }

        /// Scrolls the content; an animated scrolling has ended in a later turn of the main queue.
        open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            let moves = self.contentOffset != contentOffset
            self.contentOffset = contentOffset
            guard animated, moves else { return }
            MainQueue.later { [weak self] in
                guard let self else { return }
                scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            }
        }

        /// The size of the content, in points.
        open var contentSize = CGSize.zero { didSet { setNeedsRendering() } }
        /// The room around the content, in points.
        open var contentInset = UIEdgeInsets.zero { didSet { setNeedsRendering() } }
        /// True if a finger scrolls.
        open var isScrollEnabled = true { didSet { setNeedsRendering() } }
        /// True if scrolling stops at pages.
        open var isPagingEnabled = false { didSet { setNeedsRendering() } }
        /// True if a line shows the position, down.
        open var showsVerticalScrollIndicator = true { didSet { setNeedsRendering() } }
        /// True if a line shows the position, across.
        open var showsHorizontalScrollIndicator = true { didSet { setNeedsRendering() } }
        /// Which insets are added to the content's by themselves.
        open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
            didSet { setNeedsRendering() }
        }
        /// True if the content can be pulled beyond its end.
        open var bounces = true { didSet { setNeedsRendering() } }
        /// The darkness of the scroll indicators.
        open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsRendering() } }
        /// The distances of the scroll indicators from the edges, in points.
        open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsRendering() } }
        /// Scrolls so that a rectangle of the content is in sight, as far as the bounds say.
        open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
            var offset = contentOffset
            if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
            if rect.minY < offset.y { offset.y = rect.minY }
            if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
            if rect.minX < offset.x { offset.x = rect.minX }
            setContentOffset(offset, animated: animated)
        }
        /// The way in which the keyboard goes when the content is scrolled.
        open var keyboardDismissMode = KeyboardDismissMode.none { didSet { setNeedsRendering() } }

        /// Tells that a finger has pulled the content down; shown above the content.
        open var refreshControl: UIRefreshControl? {
            didSet {
                guard oldValue !== refreshControl else { return }
                if oldValue?.superview === self { oldValue?.removeFromSuperview() }
                if let refreshControl { insertSubview(refreshControl, at: 0) }
            }
        }

        /// The content's rectangle, for constraints.
        open private(set) lazy var contentLayoutGuide = UILayoutGuide(
            builtIn: "UIScrollView-contentLayoutGuide", of: self)
        /// The view's rectangle that does not scroll, for constraints.
        open private(set) lazy var frameLayoutGuide = UILayoutGuide(builtIn: "UIScrollView-frameLayoutGuide", of: self)
    }
#endif
