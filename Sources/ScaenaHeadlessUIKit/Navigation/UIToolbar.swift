#if !canImport(UIKit)
    import Foundation

    /// The lower bar of a navigation controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitoolbar>. Differs: only as the bar of a controller; its
    /// items are those of the controller on top of the stack.
    open class UIToolbar: UIView {
        weak var controller: UINavigationController?

        /// The items of the controller on top, from where lines begin.
        open var items: [UIBarButtonItem]? { controller?.topViewController?.toolbarItems }

        /// The views that stand in an item's place.
        private var itemViews: [UIView] = []

        /// Takes the views of the items into this bar, and what others have left out of it.
        func showItemViews() {
            let wanted = (items ?? []).compactMap(\.customView)
            for view in itemViews where !wanted.contains(view) && view.superview === self { view.removeFromSuperview() }
            itemViews = wanted
            for view in wanted where view.superview !== self { addSubview(view) }
        }

        /// Shows what was said for all bars, as far as nothing else was said for this one.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            let proxy = Self.proxy
            guard window != nil, self !== proxy else { return }
            if ownTintColor == nil, let color = proxy.ownTintColor { tintColor = color }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
            if barTintColor == nil { barTintColor = proxy.barTintColor }
            if ownAppearance == nil { ownAppearance = proxy.ownAppearance }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
            if !proxy.isTranslucent { isTranslucent = false }
        }

        /// The colour of the bar.
        open var barTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// True if the content behind the bar shows through.
        open var isTranslucent = true { didSet { setNeedsRendering() } }
        private var ownAppearance: UIToolbarAppearance?
        /// The look of the bar.
        open var standardAppearance: UIToolbarAppearance {
            get { ownAppearance ?? UIToolbarAppearance() }
            set {
                ownAppearance = newValue
                setNeedsRendering()
            }
        }
        /// The look of the bar while the content is at its end; ``standardAppearance`` without its background when
        /// `nil`.
        open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsRendering() } }
        /// The look of the bar while content is under it.
        package var shownAppearance: UIToolbarAppearance? { ownAppearance }

        private static let proxy = UIToolbar(frame: .zero)
        /// Returns a bar whose settings hold for all bars that come into a window later and have no setting of their
        /// own.
        open class func appearance() -> UIToolbar { proxy }
    }
#endif
