import ScaenaKit

extension Navigation {
    /// Selects a tab by its number. What is presented over the tabs is dismissed first.
    ///
    /// - Parameters:
    ///   - index: The tab's number, from zero.
    ///   - animated: True if a presented controller goes in motion; the tabs themselves do not move.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func showTab(at index: Int, animated: Bool = true) -> NavigationMove {
        showTab(animated: animated) { tabs throws(NavigationRefusal) in
            let viewControllers = tabs.viewControllers ?? []
            guard viewControllers.indices.contains(index) else {
                throw .noSuchTab(index, count: viewControllers.count)
            }
            return viewControllers[index]
        }
    }

    /// Selects the tab in which a view controller is. What is presented over the tabs is dismissed first.
    ///
    /// - Parameters:
    ///   - viewController: One in a tab, however deep; `nil` for the source.
    ///   - animated: True if a presented controller goes in motion; the tabs themselves do not move.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func showTab(of viewController: UIViewController? = nil, animated: Bool = true) -> NavigationMove {
        let target = (viewController ?? source).map { WeakReference($0) }
        return showTab(animated: animated) { tabs throws(NavigationRefusal) in
            guard let viewController = target?.object else { throw .sourceGone }
            let tab = tabs.viewControllers?.first { viewController === $0 || viewController.isDescendant(of: $0) }
            guard let tab else { throw .inNoTab(name(viewController)) }
            return tab
        }
    }

    private func showTab(
        animated: Bool, _ find: @escaping @MainActor (UITabBarController) throws(NavigationRefusal) -> UIViewController
    ) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let tabs = source.container(UITabBarController.self) else { throw .notInTabs(name(source)) }
            let tab = try find(tabs)
            let isCovered = tabs.selectedViewController?.presentedViewController != nil
            guard isCovered || tabs.selectedViewController !== tab else { throw .alreadyShown(name(tab)) }
            return {
                Self.dismissing(above: tabs.selectedViewController, animated: animated) { [weak tabs] in
                    guard let tabs, tabs.viewControllers?.contains(tab) == true else { return .inNoTab(Self.name(tab)) }
                    if tabs.selectedViewController !== tab { tabs.selectedViewController = tab }
                    return nil
                }
            }
        }
    }
}

extension UIViewController {
    /// The nearest container of a kind: this view controller, one that it is in, or one that presents it is in.
    func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        sequence(first: self) { $0.parent ?? $0.presentingViewController }.lazy.compactMap { $0 as? Container }.first
    }
}
