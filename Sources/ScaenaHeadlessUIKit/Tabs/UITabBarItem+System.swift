#if !canImport(UIKit)
    import Foundation

    extension UITabBarItem {
        /// An item whose title and image the system gives.
        ///
        /// Source: <https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem>.
        public enum SystemItem: Int, Sendable {
            /// The tabs that the bar has no room for.
            case more = 0
            /// Things that a person likes.
            case favorites
            /// Things that the app recommends.
            case featured
            /// Things that are rated highest.
            case topRated
            /// Things that were used last.
            case recents
            /// People.
            case contacts
            /// Things that were done.
            case history
            /// Things that were marked.
            case bookmarks
            /// A search.
            case search
            /// Things that were or are downloaded.
            case downloads
            /// Things that are newest.
            case mostRecent
            /// Things that are seen most.
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
