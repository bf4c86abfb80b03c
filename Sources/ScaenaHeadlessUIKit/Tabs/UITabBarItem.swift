#if !canImport(UIKit)
    import Foundation

    /// The content of a tab bar for a controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitabbaritem>. Differs: the titles of system items are
    /// English, and their images are symbols.
    @preconcurrency @MainActor
    open class UITabBarItem: NSObject {
        /// Creates an item.
        public init(title: String?, image: UIImage?, tag: Int) {
            self.title = title
            self.image = image
            self.tag = tag
            super.init()
        }

        /// Creates an item with another image for when it is selected.
        public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
            self.init(title: title, image: image, tag: 0)
            self.selectedImage = selectedImage
        }

        /// Creates an item that shows nothing.
        public override convenience init() { self.init(title: nil, image: nil, tag: 0) }

        /// The controller whose item this is.
        weak var owner: UIViewController?
        /// The title.
        open var title: String? { didSet { changed() } }
        /// The image.
        open var image: UIImage? { didSet { changed() } }
        /// The image while the item is selected; ``image`` when `nil`.
        open var selectedImage: UIImage? { didSet { changed() } }
        /// The text of a badge on the item; no badge when `nil`.
        open var badgeValue: String? { didSet { changed() } }
        /// True if a finger can select the item.
        open var isEnabled = true { didSet { changed() } }
        /// By how much the title is moved, in points.
        open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
        /// The distances of the image from its usual edges, in points.
        open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
        private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
        /// Says the attributes of the title in a state.
        open func setTitleTextAttributes(
            _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
        ) {
            titleAttributes[state.rawValue] = attributes
            changed()
        }
        /// The attributes of the title in a state.
        open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
            titleAttributes[state.rawValue]
        }

        private static let proxy = UITabBarItem(title: nil, image: nil, tag: 0)
        /// Returns an item whose settings hold for all items that come into a window later and have no setting of
        /// their own.
        open class func appearance() -> UITabBarItem { proxy }

        func adoptAppearance() {
            let proxy = Self.proxy
            if titlePositionAdjustment == .zero, proxy.titlePositionAdjustment != .zero {
                titlePositionAdjustment = proxy.titlePositionAdjustment
            }
            titleAttributes.merge(proxy.titleAttributes) { own, _ in own }
        }

        /// A number to find the item by.
        open var tag: Int
        /// The item's name for assistive technology.
        open var accessibilityLabel: String? { didSet { changed() } }
        /// A name for tests, which nobody hears.
        open var accessibilityIdentifier: String? { didSet { changed() } }

        private func changed() { owner?.tabBarController?.tabBar.setNeedsRendering() }
    }

    /// The bar of a tab bar controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitabbar>. Differs: only as the bar of a controller.
    open class UITabBar: UIView {
        weak var controller: UITabBarController?

        /// Shows what was said for all bars, as far as nothing else was said for this one.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            let proxy = Self.proxy
            guard window != nil, self !== proxy else { return }
            if ownTintColor == nil, let color = proxy.ownTintColor { tintColor = color }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
            if barTintColor == nil { barTintColor = proxy.barTintColor }
            if unselectedItemTintColor == nil { unselectedItemTintColor = proxy.unselectedItemTintColor }
            if ownAppearance == nil { ownAppearance = proxy.ownAppearance }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
            if !proxy.isTranslucent { isTranslucent = false }
            for item in items ?? [] { item.adoptAppearance() }
        }

        /// The colour of the bar.
        open var barTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// The colour of items that are not selected.
        open var unselectedItemTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// True if the content behind the bar shows through.
        open var isTranslucent = true { didSet { setNeedsRendering() } }
        private var ownAppearance: UITabBarAppearance?
        /// The look of the bar.
        open var standardAppearance: UITabBarAppearance {
            get { ownAppearance ?? UITabBarAppearance() }
            set {
                ownAppearance = newValue
                setNeedsRendering()
            }
        }
        /// The look of the bar while the content is at its end; ``standardAppearance`` without its background when
        /// `nil`.
        open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsRendering() } }
        /// The look of the bar while content is under it.
        package var shownAppearance: UITabBarAppearance? { ownAppearance }

        private static let proxy = UITabBar(frame: .zero)
        /// Returns a bar whose settings hold for all bars that come into a window later and have no setting of their
        /// own.
        open class func appearance() -> UITabBar { proxy }

        /// The items that the bar shows.
        open var items: [UITabBarItem]? {
            guard let controller, controller.viewControllers != nil else { return nil }
            return controller.controllersInBar.map(\.tabBarItem)
        }
        /// The item of the tab that shows.
        open var selectedItem: UITabBarItem? { controller?.selectedInBar?.tabBarItem }
    }
#endif
