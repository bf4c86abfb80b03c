#if !canImport(UIKit)
    import Foundation

    extension UITabBarController {
        /// The number of tabs that a narrow bar has room for.
        private static let mostInBar = 5

        /// True if the last place of the bar is that of the list of all others.
        var hasMore: Bool { tabs.count > Self.mostInBar && traitCollection.horizontalSizeClass != .regular }

        /// The controllers in the bar, in its order.
        package var controllersInBar: [UIViewController] {
            hasMore ? tabs.prefix(Self.mostInBar - 1) + [moreNavigationController] : tabs
        }

        /// The one of them that is selected, or in which the selected one was chosen.
        package var selectedInBar: UIViewController? {
            guard let selected = selectedViewController, hasMore else { return selectedViewController }
            return controllersInBar.contains(selected) ? selected : moreNavigationController
        }

        /// The tabs that the list shows.
        fileprivate var tabsInList: [UIViewController] { Array(tabs.dropFirst(Self.mostInBar - 1)) }

        func makeMoreNavigationController() -> UINavigationController {
            let list = MoreList(style: .plain)
            list.tabs = self
            let more = UINavigationController(rootViewController: list)
            more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
            list.navigationItem.title = more.tabBarItem.title
            addChild(more)
            more.didMove(toParent: self)
            return more
        }
    }

    /// The tabs for which a bar has no room.
    private final class MoreList: UITableViewController {
        weak var tabs: UITabBarController?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            tabs?.tabsInList.count ?? 0
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let item = tabs?.tabsInList[indexPath.row].tabBarItem
            cell.textLabel?.text = item?.title
            cell.imageView?.image = item?.image
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            guard let tabs else { return }
            _ = tabs.chooseTab(tabs.tabsInList[indexPath.row])
        }
    }
#endif
