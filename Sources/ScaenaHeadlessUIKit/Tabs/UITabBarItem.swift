#if !canImport(UIKit)
    import Foundation

    /// What a tab bar shows for a controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitabbaritem>. Differs: no system items.
    @MainActor
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
        /// What stands in a badge on the item; no badge when `nil`.
        open var badgeValue: String? { didSet { changed() } }
        /// Whether a finger can select the item.
        open var isEnabled = true { didSet { changed() } }
        /// A number to find the item by.
        open var tag: Int
        /// What assistive technology calls the item.
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

        /// The items of the tabs.
        open var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }
        /// The item of the tab that shows.
        open var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
    }
#endif
