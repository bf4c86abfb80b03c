#if !canImport(UIKit)
    import Foundation

    /// A holder of bar items, which hears when one of them changes.
    @MainActor
    protocol BarItemHolder: AnyObject {
        /// An item is another now.
        func itemDidChange()
    }

    /// A button in a bar.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>. Differs: actions only, since targets
    /// with selectors need the Objective-C runtime; no menus.
    @preconcurrency @MainActor
    open class UIBarButtonItem: NSObject {
        /// The style in which the title is drawn.
        public enum Style: Int, Sendable {
            /// Plain.
            case plain = 0
            /// Stronger: the main thing to do.
            case done = 2
        }

        /// Items that the system names.
        public enum SystemItem: Int, Sendable {
            /// Done.
            case done
            /// Cancel.
            case cancel
            /// Edit.
            case edit
            /// Save.
            case save
            /// Add.
            case add
            /// Room between items that grows.
            case flexibleSpace
            /// Room between items.
            case fixedSpace
            /// Compose.
            case compose
            /// Reply.
            case reply
            /// Act on something.
            case action
            /// Organize.
            case organize
            /// Bookmarks.
            case bookmarks
            /// Search.
            case search
            /// Refresh.
            case refresh
            /// Stop.
            case stop
            /// Camera.
            case camera
            /// Trash.
            case trash
            /// Close.
            case close = 24
        }

        /// The title.
        open var title: String? { didSet { changed() } }
        /// The image.
        open var image: UIImage? { didSet { changed() } }
        /// True if the item can be used.
        open var isEnabled = true { didSet { changed() } }
        /// The style in which the title is drawn.
        open var style = Style.plain { didSet { changed() } }
        /// The colour.
        open var tintColor: UIColor? { didSet { changed() } }
        /// The view in the item's place.
        open var customView: UIView? { didSet { changed() } }
        /// The width of space between items, in points; zero for as much as the system takes.
        open var width: CGFloat = 0 { didSet { changed() } }
        /// A number to find the item by.
        open var tag = 0
        /// The action of the item; its title and image show where the item has none of its own.
        open var primaryAction: UIAction? { didSet { adoptAction() } }
        /// The item's name for assistive technology.
        open var accessibilityLabel: String? { didSet { changed() } }
        /// A name for tests, which nobody hears.
        open var accessibilityIdentifier: String? { didSet { changed() } }
        package internal(set) var systemItem: SystemItem?
        weak var holder: (any BarItemHolder)?

        /// Creates an item that does nothing.
        public override init() { super.init() }

        /// Creates an item that does an action.
        public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
            self.init()
            self.title = title
            self.image = image
            self.primaryAction = primaryAction
            adoptAction()
        }

        /// Creates an item that the system names, which does an action.
        public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
            self.init()
            self.systemItem = systemItem
            if systemItem == .done || systemItem == .save { style = .done }
            self.primaryAction = primaryAction
        }

        /// Creates an item that shows a view.
        public convenience init(customView: UIView) {
            self.init()
            self.customView = customView
        }

        /// Room of so many points between items of a toolbar.
        public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
            let item = UIBarButtonItem(systemItem: .fixedSpace)
            item.width = width
            return item
        }

        /// Room between items of a toolbar, as much as there is.
        public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

        private func adoptAction() {
            if let primaryAction, systemItem == nil {
                if !primaryAction.title.isEmpty { title = primaryAction.title }
                if let image = primaryAction.image { self.image = image }
            }
            changed()
        }

        private func changed() { holder?.itemDidChange() }
    }
#endif
