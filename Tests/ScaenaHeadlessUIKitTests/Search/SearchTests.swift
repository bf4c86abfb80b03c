#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller>.
    @Suite("Search", .serialized)
    @MainActor
    struct SearchTests {
        private final class Updater: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate
        {
            var log: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                log.append("update \(searchController.searchBar.text ?? "nil")")
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                log.append("text \(searchText)")
            }
            func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
            func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
        }

        @Test("Typing into the bar of an item updates the results, which show until searching is cancelled")
        func searching() async throws {
            let log = CallbackLog()
            let updater = Updater()
            let results = RecordingViewController("R", log)
            let searched = UIViewController()
            let search = UISearchController(searchResultsController: results)
            search.searchResultsUpdater = updater
            search.searchBar.delegate = updater
            search.delegate = updater
            searched.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: searched)
            let window = makeWindow(showing: navigation)
            await settle()
            #expect(search.searchBar.window === window)
            try UserInput.type("a", into: search.searchBar.searchTextField)
            await settle()
            #expect(search.isActive && results.parent === searched)
            #expect(updater.log == ["will present", "update ", "text a", "update a"])
            #expect(log.take().last == "R.didAppear")
            try UserInput.pressReturn(in: search.searchBar.searchTextField)
            let cancel = try #require(
                search.searchBar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
            try UserInput.tap(cancel)
            await settle()
            #expect(!search.isActive && results.parent == nil && search.searchBar.text == "")
            #expect(updater.log.suffix(4) == ["search", "cancel", "update ", "did dismiss"])
            #expect(log.take().last == "R.didDisappear")
            withExtendedLifetime(window) {}
        }

        @Test("A bar is shown with the item that is on top")
        func onTop() async {
            let searched = UIViewController()
            let search = UISearchController()
            searched.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: searched)
            let window = makeWindow(showing: navigation)
            await settle()
            #expect(navigation.navigationBar.shownSearchBar === search.searchBar)
            navigation.pushViewController(UIViewController(), animated: true)
            await settle()
            #expect(search.searchBar.superview == nil)
            navigation.popViewController(animated: true)
            await settle()
            #expect(search.searchBar.superview === navigation.navigationBar)
            withExtendedLifetime(window) {}
        }

        @Test("Scopes are chosen, and tell")
        func scopes() throws {
            let bar = UISearchBar()
            bar.scopeButtonTitles = ["All", "New"]
            bar.showsScopeBar = true
            #expect(bar.selectedScopeButtonIndex == 0)
            let controller = UIViewController()
            let window = makeWindow(showing: controller)
            controller.view.addSubview(bar)
            let control = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
            try UserInput.chooseSegment(at: 1, in: control)
            #expect(bar.selectedScopeButtonIndex == 1)
            withExtendedLifetime(window) {}
        }
    }
#endif
