import ScaenaKit

/// Where a flow shows its screens. What it names is held weakly.
///
/// ```swift
/// let adding = AddItemCoordinator(container: container, placement: .presented(over: list, style: .formSheet))
/// adding.launch()
/// ```
@MainActor
public struct FlowPlacement {
    enum Kind {
        case root(WeakReference<UIWindow>)
        case presented(WeakReference<UIViewController>, PresentationForm)
        case pushed(WeakReference<UINavigationController>)
        case tab(WeakReference<UITabBarController>, UITabBarItem?)
        case column(UISplitViewController.Column, WeakReference<UISplitViewController>)
        case embedded
    }

    let kind: Kind

    /// As the root of a window: an app's first flow.
    ///
    /// - Parameter window: The window.
    /// - Returns: The placement.
    public static func root(of window: UIWindow) -> FlowPlacement {
        FlowPlacement(kind: .root(WeakReference(window)))
    }

    /// Presented over a view controller.
    ///
    /// - Parameters:
    ///   - viewController: Presents it; on the screen when the flow shows something.
    ///   - style: The presentation's style: by default a sheet, which the user can swipe down.
    /// - Returns: The placement.
    public static func presented(
        over viewController: UIViewController, style: UIModalPresentationStyle = .automatic
    ) -> FlowPlacement {
        .presented(over: viewController, as: .style(style))
    }

    /// Presented over a view controller in a certain form: a sheet of some height, a popover that points at something.
    ///
    /// - Parameters:
    ///   - viewController: Presents it; on the screen when the flow shows something.
    ///   - form: The form.
    /// - Returns: The placement.
    public static func presented(over viewController: UIViewController, as form: PresentationForm) -> FlowPlacement {
        FlowPlacement(kind: .presented(WeakReference(viewController), form))
    }

    /// Pushed onto a navigation controller that another flow owns. The flow ends when its first screen is popped.
    ///
    /// - Parameter navigationController: Where the flow's screens are pushed.
    /// - Returns: The placement.
    public static func pushed(onto navigationController: UINavigationController) -> FlowPlacement {
        FlowPlacement(kind: .pushed(WeakReference(navigationController)))
    }

    /// As a tab beside those that are there. The tabs of a flow stand in the order in which its flows began. The flow ends when
    /// its tab is taken away, not when the user selects another.
    ///
    /// - Parameters:
    ///   - tabBarController: Gets the tab.
    ///   - item: What the bar shows for it; `nil` for the tab bar item of what the flow shows.
    /// - Returns: The placement.
    public static func tab(of tabBarController: UITabBarController, item: UITabBarItem? = nil) -> FlowPlacement {
        FlowPlacement(kind: .tab(WeakReference(tabBarController), item))
    }

    /// In a column of a split view controller, which puts a navigation controller around it: what the flow shows is its first
    /// screen. The flow ends when something else takes its place; where there is room for one column only, also when its
    /// first screen is popped.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - splitViewController: One with a column style (`UISplitViewController(style:)`).
    /// - Returns: The placement.
    public static func column(
        _ column: UISplitViewController.Column, of splitViewController: UISplitViewController
    ) -> FlowPlacement {
        FlowPlacement(kind: .column(column, WeakReference(splitViewController)))
    }

    /// Put somewhere by the parent flow, which takes the host that ``FlowCoordinator/embed(_:)`` makes: into a container
    /// of the app's own.
    public static var embedded: FlowPlacement { FlowPlacement(kind: .embedded) }
}
