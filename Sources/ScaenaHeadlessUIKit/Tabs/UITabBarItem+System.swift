#if !canImport(UIKit)
    import Foundation

    extension UITabBarItem {
        /// An item whose title and image the system gives.
        ///
        /// Source: <https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem>.
        public enum SystemItem: Int, Sendable {
            /// What the bar has no room for.
            case more = 0
            /// What a person likes.
            case favorites
            /// What the app recommends.
            case featured
            /// What is rated highest.
            case topRated
            /// What was used last.
            case recents
            /// People.
            case contacts
            /// What was done.
            case history
            /// What was marked.
            case bookmarks
            /// A search.
            case search
            /// What was or is downloaded.
            case downloads
            /// What is newest.
            case mostRecent
            /// What is seen most.
            case mostViewed
        }

        /// The titles, in English, and the symbols of the system's items, in their order.
        private static let systemLooks = [
            ("More", "ellipsis"),
            ("Favorites", "star.fill"),
            ("Featured", "star.fill"),
            ("Top Rated", "star.fill"),
            ("Recents", "clock.fill"),
            ("Contacts", "person.crop.circle.fill"),
            ("History", "clock.fill"),
            ("Bookmarks", "book.fill"),
            ("Search", "magnifyingglass"),
            ("Downloads", "square.and.arrow.down.fill"),
            ("Most Recent", "clock.fill"),
            ("Most Viewed", "list.number"),
        ]

        /// Creates an item whose title and image the system gives.
        public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
            let (title, symbol) = Self.systemLooks[systemItem.rawValue]
            self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
        }
    }
#endif
