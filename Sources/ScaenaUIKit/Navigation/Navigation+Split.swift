import ScaenaKit

extension Navigation {
    /// Shows what was chosen in a split view controller: in its secondary column, in the place of what is there; where there
    /// is room for one column only, on top of it. What is presented over the columns is dismissed first.
    ///
    /// - Parameters:
    ///   - viewController: The detail of the choice.
    ///   - animated: True if a presented controller goes in motion; the change of a column is UIKit's own affair.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func showDetail(_ viewController: UIViewController, animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let split = source.container(UISplitViewController.self) else { throw .notInSplit(name(source)) }
            guard viewController.parent == nil, viewController.presentingViewController == nil else {
                throw .alreadyShown(name(viewController))
            }
            // Beside each other, the second of two taps shows what was tapped last. One over the other, it would go two
            // steps.
            if split.isCollapsed, let stack = source.stack, let top = stack.topViewController, stack !== source,
                source.member(of: stack) !== top
            {
                throw .notOnTop(name(source), top: name(top))
            }
            return {
                Self.dismissing(above: split, animated: animated) { [weak split, weak source] in
                    guard let split else { return .notInSplit("What has gone") }
                    split.showDetailViewController(viewController, sender: source)
                    return nil
                }
            }
        }
    }

    /// Brings a column of a split view controller into sight. What is presented over the columns is dismissed first.
    ///
    /// - Parameters:
    ///   - column: The column, of a split view controller with a column style.
    ///   - animated: True if a presented controller goes in motion; the coming of a column is UIKit's own affair.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func show(_ column: UISplitViewController.Column, animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let split = source.container(UISplitViewController.self), split.style != .unspecified else {
                throw .notInSplit(name(source))
            }
            return {
                Self.dismissing(above: split, animated: animated) { [weak split] in
                    guard let split else { return .notInSplit("What has gone") }
                    split.show(column)
                    return nil
                }
            }
        }
    }
}
