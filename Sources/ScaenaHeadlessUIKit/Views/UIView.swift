#if !canImport(UIKit)
    import Foundation

    /// A rectangle of the screen: a node of the view tree.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiview>. Differs: frames are kept as they were set and
    /// never computed from constraints, since only the renderer's machine knows how large a text is: a view that is placed
    /// by constraints alone has zero `bounds`, and `safeAreaInsets` are zero; constraints are objects to inspect.
    open class UIView: UIResponder {
        // MARK: Creating

        /// Creates a view.
        ///
        /// - Parameter frame: its place in the superview, in points.
        public init(frame: CGRect) {
            storedBounds = CGRect(origin: .zero, size: frame.size)
            storedCenter = CGPoint(x: frame.midX, y: frame.midY)
            madeBy = ViewOrigins.areNoted ? ViewOrigins.callers() : []
            super.init()
        }

        /// The calls that have led to this view's making, by their return addresses, the nearest first; empty unless
        /// ``ViewOrigins`` notes them.
        package let madeBy: [UInt]

        /// Fails: there are no archives of views here.
        ///
        /// Declared because UIKit requires it of each view with an initializer of its own.
        public required init?(coder: NSCoder) { return nil }

        /// Creates a view of no size.
        public override convenience init() { self.init(frame: .zero) }

        // MARK: Geometry

        private var storedBounds: CGRect
        private var storedCenter: CGPoint

        /// The place in the superview, in points, as it was set.
        open var frame: CGRect {
            get {
                CGRect(
                    x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
                    width: storedBounds.width, height: storedBounds.height)
            }
            set {
                bounds.size = newValue.size
                storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
                setNeedsRendering()
            }
        }

        /// The place in the view's own coordinates, in points.
        open var bounds: CGRect {
            get { storedBounds }
            set {
                let resized = storedBounds.size != newValue.size
                storedBounds = newValue
                if resized { setNeedsLayout() }
                setNeedsRendering()
            }
        }

        /// The middle, in the superview's coordinates, in points.
        open var center: CGPoint {
            get { storedCenter }
            set {
                storedCenter = newValue
                setNeedsRendering()
            }
        }

        /// The movement, turning and scaling of the view; a renderer does it.
        open var transform = CGAffineTransform.identity { didSet { setNeedsRendering() } }

        /// Which edges and sizes follow the superview's; a view whose width and height do fills it, whatever its frame.
        open var autoresizingMask: AutoresizingMask = [] { didSet { setNeedsRendering() } }

        /// Edges and sizes that follow the superview's.
        public struct AutoresizingMask: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates a mask of its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The distance from the left.
            public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
            /// The width.
            public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
            /// The distance from the right.
            public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
            /// The distance from the top.
            public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
            /// The height.
            public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
            /// The distance from the bottom.
            public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
        }

        /// The size that fits the content best, in points: what ``intrinsicContentSize`` says, and where it says nothing, the
        /// present one. Differs: how large a text is, only the renderer's machine knows.
        open func sizeThatFits(_ size: CGSize) -> CGSize {
            let own = intrinsicContentSize
            return CGSize(
                width: own.width >= 0 ? own.width : bounds.width, height: own.height >= 0 ? own.height : bounds.height)
        }

        /// Takes the size that fits the content best.
        open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

        // MARK: Tree

        /// The view that this one is a part of; it owns this one.
        open internal(set) weak var superview: UIView?
        /// The parts of this view, those behind first.
        open internal(set) var subviews: [UIView] = []
        /// The window in which this view is.
        open var window: UIWindow? { hostingWindow }
        /// Kept beside the tree, so that a change finds its renderer without a walk.
        weak var hostingWindow: UIWindow?
        /// The controller whose view this is; it owns the view.
        package internal(set) weak var viewController: UIViewController?

        /// The controller of this view, else the superview.
        open override var next: UIResponder? { viewController ?? superview }

        /// Tells that a view was added; does nothing unless overridden.
        open func didAddSubview(_ subview: UIView) {}
        /// Tells that a view is about to be removed; does nothing unless overridden.
        open func willRemoveSubview(_ subview: UIView) {}
        /// Tells that the superview is about to change; does nothing unless overridden.
        open func willMove(toSuperview newSuperview: UIView?) {}
        /// Tells that the superview has changed; does nothing unless overridden.
        open func didMoveToSuperview() {}
        /// Tells that the window is about to change; does nothing unless overridden.
        open func willMove(toWindow newWindow: UIWindow?) {}
        /// Tells that the window has changed; does nothing unless overridden.
        open func didMoveToWindow() {}

        /// Adds a view in front of the others; it leaves the superview that it has.
        open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

        /// Takes this view out of its superview, which releases it.
        open func removeFromSuperview() { leaveSuperview() }

        // MARK: Appearance

        /// True if the view and its subviews are hidden.
        open var isHidden = false { didSet { setNeedsRendering() } }
        /// The opacity of the view and its subviews: 0 to 1.
        open var alpha: CGFloat = 1 { didSet { setNeedsRendering() } }
        /// The colour behind the content.
        open var backgroundColor: UIColor? { didSet { setNeedsRendering() } }
        /// True if content beyond the bounds is cut off.
        open var clipsToBounds = false { didSet { setNeedsRendering() } }
        /// The way in which the content fills the bounds.
        open var contentMode = ContentMode.scaleToFill { didSet { setNeedsRendering() } }

        private(set) var ownTintColor: UIColor?
        /// The colour of interactive parts: the superview's when it was not set, at last the system's blue.
        open var tintColor: UIColor? {
            get { ownTintColor ?? superview?.tintColor ?? .tintColor }
            set {
                ownTintColor = newValue
                tintColorChanged()
            }
        }

        private func tintColorChanged() {
            tintColorDidChange()
            for subview in subviews where subview.ownTintColor == nil { subview.tintColorChanged() }
            setNeedsRendering()
        }

        /// Tells that the tint colour has changed, its own or an inherited one; does nothing unless overridden.
        open func tintColorDidChange() {}

        /// Light or dark whatever the superview has; renderers resolve the colours below by it.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
            willSet { traitsBefore = traitCollection }
            didSet {
                if let traitsBefore, traitsBefore != traitCollection {
                    traitsChanged(from: traitsBefore, styleAlone: true)
                }
                traitsBefore = nil
                setNeedsRendering()
            }
        }
        private var traitsBefore: UITraitCollection?

        /// Tells this view and those in it; one that overrides the style, only where something else has changed, too.
        func traitsChanged(from previous: UITraitCollection, styleAlone: Bool = false) {
            viewController?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
            for subview in subviews where !styleAlone || subview.overrideUserInterfaceStyle == .unspecified {
                subview.traitsChanged(from: previous, styleAlone: styleAlone)
            }
        }

        /// Tells that the traits have changed; an override calls this one.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

        /// The meaning of the view, which decides if it is mirrored where lines begin at the right.
        open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
            didSet {
                forgetDrawings()
                setNeedsRendering()
            }
        }

        // MARK: Interaction

        /// True if a finger reaches this view and its subviews.
        open var isUserInteractionEnabled = true { didSet { setNeedsRendering() } }
        /// A number to find the view by.
        open var tag = 0
        var ownGestureRecognizers: [UIGestureRecognizer] = []

        /// The class of the view's layer; overridden where it is a special one.
        open class var layerClass: AnyClass { CALayer.self }
        /// The drawing of the view: corners, border, shadow.
        open private(set) lazy var layer: CALayer = {
            let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
            layer.view = self
            drawnLayer = layer
            return layer
        }()
        /// The layer, if anybody has asked for it: one that was not asked for says nothing.
        package private(set) var drawnLayer: CALayer?

        /// Takes the keyboard from whatever is edited in this view.
        ///
        /// - Parameter force: true if the edited view is not asked.
        /// - Returns: true if nothing in this view is edited any more.
        @discardableResult
        open func endEditing(_ force: Bool) -> Bool {
            guard let window = hostingWindow, let responder = window.firstResponder as? UIView,
                responder.isDescendant(of: self)
            else { return true }
            if responder.resignFirstResponder() { return true }
            if force { window.firstResponder = nil }
            return force
        }

        // MARK: Layout

        /// Guides of this view, its own and the built-in.
        open internal(set) var layoutGuides: [UILayoutGuide] = []
        /// The constraints that this view holds.
        open internal(set) var constraints: [NSLayoutConstraint] = []
        /// True if the frame speaks for the view in Auto Layout; off for views with constraints.
        open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsRendering() } }
        /// The room that bars take from the edges, in points: none, since a renderer places bars beside the content.
        open var safeAreaInsets: UIEdgeInsets { .zero }
        /// Tells that ``safeAreaInsets`` have changed; does nothing unless overridden.
        open func safeAreaInsetsDidChange() {}
        /// The default distances of the content from the edges, in the direction of reading.
        open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
            didSet {
                layoutMarginsDidChange()
                setNeedsRendering()
            }
        }
        /// Tells that the margins have changed; does nothing unless overridden.
        open func layoutMarginsDidChange() {}

        var needsLayout = true
        var subtreeNeedsLayout = true
        var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        lazy var safeAreaGuide = UILayoutGuide(builtIn: "UIViewSafeAreaLayoutGuide", of: self)
        lazy var keyboardGuide = UIKeyboardLayoutGuide(builtIn: "UIKeyboardLayoutGuide", of: self)
        lazy var marginsGuide = UILayoutGuide(builtIn: "UIViewLayoutMarginsGuide", of: self)
        lazy var readableGuide = UILayoutGuide(builtIn: "UIViewReadableContentGuide", of: self)

        /// Asks for a layout in a later turn of the main queue.
        open func setNeedsLayout() {
            needsLayout = true
            var view: UIView? = self
            while let current = view {
                current.subtreeNeedsLayout = true
                view = current.superview
            }
            hostingWindow?.scheduleLayoutPass()
        }

        /// Lays out this view and what is in it now, where a layout was asked for.
        open func layoutIfNeeded() { runLayout() }

        /// Places the subviews; does nothing unless overridden, since frames are not computed here.
        open func layoutSubviews() {}

        /// The size that the content asks for, in points; none is known unless overridden.
        open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

        /// Tells that ``intrinsicContentSize`` has changed: a layout follows.
        open func invalidateIntrinsicContentSize() {
            superview?.setNeedsLayout()
            setNeedsRendering()
        }

        /// Stands for a size that the content does not ask for.
        public static let noIntrinsicMetric: CGFloat = -1

        // MARK: Accessibility

        /// True if assistive technology meets this view as one element. Differs: `false` until it is set, of labels
        /// and controls, too, which a renderer tells of by themselves.
        open var isAccessibilityElement: Bool {
            get { saidAccessibilityElement ?? false }
            set {
                saidAccessibilityElement = newValue
                setNeedsRendering()
            }
        }
        /// The value that the app has set; `nil` for none.
        package private(set) var saidAccessibilityElement: Bool?
        /// The view's name for assistive technology.
        open var accessibilityLabel: String? { didSet { setNeedsRendering() } }
        /// The result of using the view.
        open var accessibilityHint: String? { didSet { setNeedsRendering() } }
        /// The value that the view shows.
        open var accessibilityValue: String? { didSet { setNeedsRendering() } }
        /// The kind of element that this is.
        open var accessibilityTraits = UIAccessibilityTraits.none { didSet { setNeedsRendering() } }
        /// A name for tests, which nobody hears.
        open var accessibilityIdentifier: String? { didSet { setNeedsRendering() } }
        /// True if the view's content is kept from assistive technology.
        open var accessibilityElementsHidden = false { didSet { setNeedsRendering() } }
        /// True if assistive technology meets nothing beside this view.
        open var accessibilityViewIsModal = false { didSet { setNeedsRendering() } }

        // MARK: Rendering

        /// The drawing that a renderer keeps of this view and its subviews, until one of them changes or moves.
        package final var drawn: AnyObject?

        /// Forgets what is kept of this view and of all that is in it.
        final func forgetDrawings() {
            drawn = nil
            for subview in subviews { subview.forgetDrawings() }
        }

        /// Tells the window's renderer that something visible has changed.
        func setNeedsRendering() {
            guard let window = hostingWindow, let renderer = window.renderer else { return }
            var view: UIView? = self
            while let current = view {
                current.drawn = nil
                view = current.superview
            }
            renderer.windowNeedsRendering(window)
        }

        /// The way in which content fills the bounds.
        public enum ContentMode: Int, Sendable {
            /// Stretched to the bounds.
            case scaleToFill = 0
            /// As large as fits, in proportion.
            case scaleAspectFit = 1
            /// As small as fills, in proportion.
            case scaleAspectFill = 2
            /// Drawn anew when the bounds change.
            case redraw = 3
            /// In the middle, unscaled.
            case center = 4
            /// At the top, unscaled.
            case top = 5
            /// At the bottom, unscaled.
            case bottom = 6
            /// At the left, unscaled.
            case left = 7
            /// At the right, unscaled.
            case right = 8
        }
    }
#endif
