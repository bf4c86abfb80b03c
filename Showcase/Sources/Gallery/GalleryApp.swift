import ScaenaUIKit

/// One of everything that a stage shows, in plain UIKit: for its tests, its pictures and its figures.
@MainActor
public enum GalleryApp {
    /// Tabs of controls, rows and presentations.
    public static func makeRootViewController() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(ControlsViewController(), "Controls", "star"),
            tab(ValuesViewController(), "Values", "slider.horizontal.3"),
            tab(RowsViewController(style: .insetGrouped), "Rows", "list.bullet"),
            tab(GridViewController(), "Grid", "square.grid.2x2"),
            tab(PresentationsViewController(), "Sheets", "square.stack"),
        ]
        return tabs
    }

    private static func tab(_ root: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        root.navigationItem.title = title
        let stack = UINavigationController(rootViewController: root)
        stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return stack
    }
}
