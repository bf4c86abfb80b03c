#if !canImport(UIKit)
    import Foundation

    /// The content of a navigation bar while a controller is on top.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uinavigationitem>.
    @preconcurrency @MainActor
    open class UINavigationItem: NSObject, BarItemHolder {
        /// When a title is drawn large.
        public enum LargeTitleDisplayMode: Int, Sendable {
            /// As the item before.
            case automatic = 0
            /// Always.
            case always = 1
            /// Never.
            case never = 2
        }

        /// Creates an item with a title.
        public init(title: String) {
            self.title = title
            super.init()
        }

        /// The controller whose item this is.
        weak var owner: UIViewController?

        /// The title.
        open var title: String? { didSet { changed() } }
        /// The line above the title.
        open var prompt: String? { didSet { changed() } }
        /// The view that stands in the title's place.
        open var titleView: UIView? { didSet { changed() } }
        /// The title of the button that leads back here; the title unless set.
        open var backButtonTitle: String? { didSet { changed() } }
        /// The button that leads back here, instead of the usual one.
        open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
        /// True if there is no button that leads back from here.
        open var hidesBackButton = false { didSet { changed() } }
        /// True if the left items stand beside the back button instead of in its place.
        open var leftItemsSupplementBackButton = false { didSet { changed() } }
        /// When the title is drawn large.
        open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

        /// The controller that searches this controller's content; its bar is shown with the navigation bar. Owned.
        open var searchController: UISearchController? {
            didSet {
                guard oldValue !== searchController else { return }
                if oldValue?.item === self { oldValue?.item = nil }
                searchController?.item = self
                changed()
            }
        }
        /// True if the search bar goes when the content is scrolled.
        open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
        /// The look of the bar with this item.
        open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
        /// The look of the bar with this item while the content is at its top.
        open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
        /// The look of the bar with this item where there is little room.
        open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }

        /// Says the items on the left.
        open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
        /// Says the items on the right.
        open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
        /// Says the item on the left.
        open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
        /// Says the item on the right.
        open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

        /// The items on the left, from the left.
        open var leftBarButtonItems: [UIBarButtonItem]? {
            didSet {
                adopt(leftBarButtonItems)
                changed()
            }
        }
        /// The items on the right, from the right.
        open var rightBarButtonItems: [UIBarButtonItem]? {
            didSet {
                adopt(rightBarButtonItems)
                changed()
            }
        }
        /// The first item on the left.
        open var leftBarButtonItem: UIBarButtonItem? {
            get { leftBarButtonItems?.first }
            set { leftBarButtonItems = newValue.map { [$0] } }
        }
        /// The first item on the right.
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }

        private func adopt(_ items: [UIBarButtonItem]?) {
            for item in items ?? [] { item.holder = self }
        }

        func itemDidChange() { changed() }

        func changed() {
            guard let bar = owner?.navigationController?.navigationBar else { return }
            bar.showItemViews()
            bar.setNeedsRendering()
        }
    }
#endif
