#if !canImport(UIKit)
    import Foundation

    /// Shows what a search has found.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
    @preconcurrency @MainActor
    public protocol UISearchResultsUpdating: NSObjectProtocol {
        /// The search bar's text or scope has changed, or searching has begun.
        func updateSearchResults(for searchController: UISearchController)
    }

    /// Hears of the beginning and the end of searching.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>. Differs: where a base class
    /// adopts the protocol and only its subclass has a method, the default is called.
    @preconcurrency @MainActor
    public protocol UISearchControllerDelegate: NSObjectProtocol {
        /// Searching is about to begin.
        func willPresentSearchController(_ searchController: UISearchController)
        /// Searching has begun.
        func didPresentSearchController(_ searchController: UISearchController)
        /// Searching is about to end.
        func willDismissSearchController(_ searchController: UISearchController)
        /// Searching has ended.
        func didDismissSearchController(_ searchController: UISearchController)
    }

    extension UISearchControllerDelegate {
        /// Nothing.
        public func willPresentSearchController(_ searchController: UISearchController) {}
        /// Nothing.
        public func didPresentSearchController(_ searchController: UISearchController) {}
        /// Nothing.
        public func willDismissSearchController(_ searchController: UISearchController) {}
        /// Nothing.
        public func didDismissSearchController(_ searchController: UISearchController) {}
    }

    /// Searches by a bar, and shows what was found by another controller, or leaves that to the one that is searched.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisearchcontroller>. Differs: it is not presented: while
    /// searching goes on and the text is not empty, the results controller is a child of the controller that is searched, over
    /// its view.
    open class UISearchController: UIViewController {
        /// Creates a controller.
        ///
        /// - Parameter searchResultsController: shows what was found; the searched controller itself when `nil`.
        public init(searchResultsController: UIViewController? = nil) {
            self.searchResultsController = searchResultsController
            super.init(nibName: nil, bundle: nil)
            searchBar.controller = self
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// The bar.
        public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        /// Shows what was found.
        public let searchResultsController: UIViewController?
        /// Hears what is searched for; not owned.
        open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
        /// Hears of the beginning and the end; not owned.
        open weak var delegate: (any UISearchControllerDelegate)?
        /// True if the searched content is dimmed meanwhile.
        open var obscuresBackgroundDuringPresentation = true { didSet { searchBar.setNeedsRendering() } }
        /// True if the title goes meanwhile.
        open var hidesNavigationBarDuringPresentation = true { didSet { searchBar.setNeedsRendering() } }
        /// True if the button that cancels comes by itself.
        open var automaticallyShowsCancelButton = true
        /// True if the results show even while the text is empty.
        open var showsSearchResultsController = false { didSet { showResults() } }

        private var active = false
        /// True while searching goes on.
        open var isActive: Bool {
            get { active }
            set {
                if newValue { begun() } else { ended() }
            }
        }

        /// The item of the controller that is searched.
        weak var item: UINavigationItem?
        private var searched: UIViewController? { item?.owner }

        func begun() {
            guard !active else { return }
            active = true
            delegate?.willPresentSearchController(self)
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
            showResults()
            searchResultsUpdater?.updateSearchResults(for: self)
            MainQueue.later { self.delegate?.didPresentSearchController(self) }
        }

        func searchChanged() {
            guard active else { return }
            showResults()
            searchResultsUpdater?.updateSearchResults(for: self)
        }

        func cancelled() { ended() }

        private func ended() {
            guard active else { return }
            active = false
            delegate?.willDismissSearchController(self)
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
            searchBar.resignFirstResponder()
            searchBar.text = ""
            showResults()
            searchResultsUpdater?.updateSearchResults(for: self)
            MainQueue.later { self.delegate?.didDismissSearchController(self) }
        }

        private func showResults() {
            guard let searchResultsController else { return }
            let shows = active && (showsSearchResultsController || !(searchBar.text ?? "").isEmpty)
            if shows, searchResultsController.parent == nil, let searched, let container = searched.viewIfLoaded {
                searched.addChild(searchResultsController)
                if let view = searchResultsController.view {
                    view.frame = container.bounds
                    container.addSubview(view)
                }
                searchResultsController.didMove(toParent: searched)
            } else if !shows, searchResultsController.parent != nil {
                searchResultsController.willMove(toParent: nil)
                searchResultsController.viewIfLoaded?.removeFromSuperview()
                searchResultsController.removeFromParent()
            }
        }
    }
#endif
