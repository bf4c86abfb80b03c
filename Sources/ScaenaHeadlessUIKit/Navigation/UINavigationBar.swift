#if !canImport(UIKit)
    import Foundation

    /// The bar of a navigation controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationbar>. Differs: only as the bar of a
    /// controller; its items are those of the controllers on the stack.
    open class UINavigationBar: UIView {
        /// Creates a bar.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        weak var controller: UINavigationController?

        /// The items of the controllers on the stack, the lowest first.
        open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
        /// The item that shows.
        open var topItem: UINavigationItem? { items?.last }
        /// The item that the back button leads to.
        open var backItem: UINavigationItem? { items?.dropLast().last }
        /// The search bar of the item that shows, in this bar.
        package private(set) weak var shownSearchBar: UISearchBar?

        /// The views that stand in the title's or an item's place.
        private var itemViews: [UIView] = []

        /// Takes the views of the item that shows into this bar, and what others have left out of it.
        func showItemViews() {
            showSearchBar()
            let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
            let wanted = ([topItem?.titleView] + items.map(\.customView)).compactMap { $0 }
            for view in itemViews where !wanted.contains(view) && view.superview === self {
                view.removeFromSuperview()
            }
            itemViews = wanted
            for view in wanted where view.superview !== self { addSubview(view) }
        }

        private func showSearchBar() {
            let wanted = topItem?.searchController?.searchBar
            guard shownSearchBar !== wanted || wanted?.superview !== self else { return }
            if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
            shownSearchBar = wanted
            if let wanted { addSubview(wanted) }
        }

        /// Shows what was said for all bars, as far as nothing else was said for this one.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { adoptAppearance() }
        }

        /// The colour of the bar.
        open var barTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// True if the content behind the bar shows through.
        open var isTranslucent = true { didSet { setNeedsRendering() } }
        /// The attributes of titles.
        open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsRendering() } }
        /// The attributes of large titles.
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsRendering() } }
        private var ownAppearance: UINavigationBarAppearance?
        /// The look of the bar.
        open var standardAppearance: UINavigationBarAppearance {
            get { ownAppearance ?? UINavigationBarAppearance() }
            set {
                ownAppearance = newValue
                setNeedsRendering()
            }
        }
        /// The look of the bar while the content is at its top; ``standardAppearance`` without its background when
        /// `nil`.
        open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsRendering() } }
        /// The look of the bar where there is little room.
        open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsRendering() } }
        /// The image behind the titles; an empty one for none.
        open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
            self.backgroundImage = backgroundImage
            setNeedsRendering()
        }
        package private(set) var backgroundImage: UIImage?
        /// The line below the bar; an empty image for none.
        open var shadowImage: UIImage? { didSet { setNeedsRendering() } }

        /// The look of the bar while content is under it: the item's own look, else the bar's, else none.
        package var shownAppearance: UINavigationBarAppearance? {
            if traitCollection.verticalSizeClass == .compact,
                let compact = topItem?.compactAppearance ?? compactAppearance
            {
                return compact
            }
            return topItem?.standardAppearance ?? ownAppearance
        }
        /// The look of the bar at the edge of the content; `nil` for ``shownAppearance`` without its background.
        package var edgeAppearance: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

        private static let proxy = UINavigationBar(frame: .zero)
        /// Returns a bar whose settings hold for all bars that come into a window later and have no setting of their
        /// own.
        open class func appearance() -> UINavigationBar { proxy }

        private func adoptAppearance() {
            let proxy = Self.proxy
            guard self !== proxy else { return }
            if ownTintColor == nil, let color = proxy.ownTintColor { tintColor = color }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
            if barTintColor == nil { barTintColor = proxy.barTintColor }
            if titleTextAttributes == nil { titleTextAttributes = proxy.titleTextAttributes }
            if largeTitleTextAttributes == nil { largeTitleTextAttributes = proxy.largeTitleTextAttributes }
            if ownAppearance == nil { ownAppearance = proxy.ownAppearance }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
            if compactAppearance == nil { compactAppearance = proxy.compactAppearance }
            if shadowImage == nil { shadowImage = proxy.shadowImage }
            if backgroundImage == nil { backgroundImage = proxy.backgroundImage }
            if !proxy.isTranslucent { isTranslucent = false }
            if proxy.prefersLargeTitles { prefersLargeTitles = true }
        }

        /// True if titles are drawn large.
        open var prefersLargeTitles = false { didSet { setNeedsRendering() } }
    }
#endif
