import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Collects what a person sees of a view controller, in the order of the view tree.
@MainActor
package struct VisibleElements {
    package private(set) var all: [VisibleElement] = []
    private var stacks: [UINavigationController] = []
    private var tabs: [UITabBarController] = []
    /// The row whose views are being collected.
    private var row: UITableViewCell?

    package init(of viewController: UIViewController) {
        if let alert = viewController as? UIAlertController {
            collect(alert)
        } else if let view = viewController.viewIfLoaded {
            collectContainers(of: viewController)
            collect(view, depth: 0)
        }
    }

    private mutating func collect(_ alert: UIAlertController) {
        add(.title, alert.title ?? "", .none, depth: 0)
        if let message = alert.message, !message.isEmpty { add(.text, message, .none, depth: 0) }
        for field in alert.textFields ?? [] { collect(field, depth: 0) }
        for action in alert.actions {
            all.append(
                VisibleElement(
                    kind: .choice, name: action.title ?? "", isEnabled: action.isEnabled,
                    target: .choice(action, alert)))
        }
    }

    private mutating func collect(_ view: UIView, depth: Int) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        // A container's bar is drawn by UIKit in views of its own; its items say what is in it.
        if view is UINavigationBar { return }
        if let container = stacks.first(where: { $0.toolbar === view }) {
            for item in container.toolbar.items ?? [] { add(item, in: container, depth: depth) }
            return
        }
        if let container = tabs.first(where: { $0.tabBar === view }) { return collectTabs(of: container, depth: depth) }
        if let container = stacks.first(where: { $0.viewIfLoaded === view }) {
            collectBar(of: container, depth: depth)
        }
        if let cell = view as? UITableViewCell { return collect(cell, depth: depth) }
        if add(view, depth: depth) { return }
        collectSubviews(of: view, depth: depth)
    }

    /// The front comes last, as it does in reading.
    private mutating func collectSubviews(of view: UIView, depth: Int) {
        #if canImport(UIKit)
            var subviews = view.subviews
            // UIKit keeps rows in the order in which they came into sight.
            if view is UITableView { subviews.sort { $0.frame.minY < $1.frame.minY } }
        #else
            let subviews = view.subviews
        #endif
        for subview in subviews { collect(subview, depth: depth) }
    }

    private mutating func collect(_ cell: UITableViewCell, depth: Int) {
        row = cell
        defer { row = nil }
        if cell.accessibilityLabel != nil || cell.accessibilityIdentifier != nil {
            add(.row, cell.accessibilityLabel ?? "", view: cell, depth: depth)
        }
        collectSubviews(of: cell, depth: depth)
    }

    private mutating func collectTabs(of container: UITabBarController, depth: Int) {
        for (item, isChosen) in container.tabBar.shownItems {
            all.append(
                VisibleElement(
                    kind: .tab, name: item.accessibilityLabel ?? item.title ?? "",
                    identifier: item.accessibilityIdentifier, isEnabled: item.isEnabled,
                    isChosen: isChosen, depth: depth, target: .tab(item, container)))
        }
    }

    private mutating func collectSegments(of control: UISegmentedControl, depth: Int) {
        for index in 0..<control.numberOfSegments {
            let isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
            all.append(
                VisibleElement(
                    kind: .segment, name: control.titleForSegment(at: index) ?? "", isEnabled: isEnabled,
                    isChosen: index == control.selectedSegmentIndex, depth: depth + 1,
                    target: .segment(index, control)))
        }
    }

    private mutating func collectBar(of container: UINavigationController, depth: Int) {
        guard !container.isNavigationBarHidden, let item = container.topViewController?.navigationItem else { return }
        all.append(VisibleElement(kind: .bar, name: "", depth: depth, target: .none))
        let left = item.leftBarButtonItems ?? []
        if container.viewControllers.count > 1, !item.hidesBackButton,
            left.isEmpty || item.leftItemsSupplementBackButton
        {
            let below = container.viewControllers[container.viewControllers.count - 2].navigationItem
            add(.back, below.backButtonTitle ?? below.title ?? "Back", .back(container), depth: depth + 1)
        }
        for barItem in left { add(barItem, in: container, depth: depth + 1) }
        if let title = item.title, !title.isEmpty { add(.title, title, .none, depth: depth + 1) }
        for barItem in item.rightBarButtonItems ?? [] { add(barItem, in: container, depth: depth + 1) }
    }

    private mutating func add(_ item: UIBarButtonItem, in container: UINavigationController, depth: Int) {
        if let view = item.customView {
            collect(view, depth: depth)
            return
        }
        if item.isSpace { return }
        all.append(
            VisibleElement(
                kind: .button, name: item.accessibilityLabel ?? item.title ?? Self.systemName(of: item) ?? "",
                identifier: item.accessibilityIdentifier, isEnabled: item.isEnabled, depth: depth,
                target: .barItem(item, container)))
    }

    /// Adds the element that a view is.
    ///
    /// - Returns: True if that is all there is to say of the view and its subviews.
    private mutating func add(_ view: UIView, depth: Int) -> Bool {
        switch view {
        case let button as UIButton:
            let title = button.configuration?.title ?? button.currentTitle
            add(.button, button.accessibilityLabel ?? title ?? "", view: button, depth: depth, button.isEnabled)
        case let field as UITextField:
            let name = field.accessibilityLabel ?? field.placeholder ?? field.text ?? ""
            add(.field, name, view: field, depth: depth, field.isEnabled)
        case let label as UILabel:
            let name = label.accessibilityLabel ?? label.text ?? ""
            guard !name.isEmpty else { return true }
            add(.text, name, view: label, depth: depth)
        case let indicator as UIActivityIndicatorView:
            guard indicator.isAnimating else { return true }
            add(.activity, indicator.accessibilityLabel ?? "", view: indicator, depth: depth)
        case let control as UIRefreshControl:
            guard control.isRefreshing else { return true }
            add(.activity, control.accessibilityLabel ?? "", view: control, depth: depth)
        case let image as UIImageView:
            guard let name = image.accessibilityLabel else { return true }
            add(.image, name, view: image, depth: depth)
        case let control as UIControl:
            add(.control, control.accessibilityLabel ?? "", view: control, depth: depth, control.isEnabled)
            guard let segments = control as? UISegmentedControl else { return false }
            collectSegments(of: segments, depth: depth)
        default:
            guard let page = Self.page(in: view) else { return false }
            add(.page, page, view: view, depth: depth)
        }
        return true
    }

    private mutating func add(
        _ kind: VisibleElement.Kind, _ name: String, view: UIView, depth: Int, _ isEnabled: Bool = true
    ) {
        all.append(
            VisibleElement(
                kind: kind, name: name, identifier: view.accessibilityIdentifier,
                value: Self.value(of: view, called: name),
                isEnabled: isEnabled, depth: depth, target: .view(view), row: row))
    }

    private static func value(of view: UIView, called name: String) -> String? {
        switch view {
        case let field as UITextField:
            guard let text = field.text, !text.isEmpty, text != name else { return nil }
            return field.isSecureTextEntry ? "(hidden)" : "\"\(text)\""
        case let control as UISwitch: return control.isOn ? "on" : "off"
        case let slider as UISlider: return String(format: "%g", slider.value)
        case let stepper as UIStepper: return String(format: "%g", stepper.value)
        default: return nil
        }
    }

    private mutating func add(
        _ kind: VisibleElement.Kind, _ name: String, _ target: VisibleElement.Target, depth: Int
    ) {
        all.append(VisibleElement(kind: kind, name: name, depth: depth, target: target))
    }

    private mutating func collectContainers(of viewController: UIViewController) {
        if let container = viewController as? UINavigationController { stacks.append(container) }
        if let container = viewController as? UITabBarController { tabs.append(container) }
        for child in viewController.children { collectContainers(of: child) }
    }

    #if canImport(UIKit)
        // UIKit does not say which system item a bar button is; its words are those of the device's language.
        private static func systemName(of item: UIBarButtonItem) -> String? { nil }
        private static func page(in view: UIView) -> String? { nil }
    #else
        private static func systemName(of item: UIBarButtonItem) -> String? {
            item.systemItem?.words
        }

        private static func page(in view: UIView) -> String? {
            (view as? WKWebView).map { $0.url?.absoluteString ?? "" }
        }
    #endif
}

extension UITabBar {
    /// The items that the bar shows, *More* among them, and which of them is chosen.
    var shownItems: [(item: UITabBarItem, isChosen: Bool)] { (items ?? []).map { ($0, $0 === selectedItem) } }
}

extension UIBarButtonItem {
    /// True if the item is only space between others.
    fileprivate var isSpace: Bool {
        #if canImport(UIKit)
            // UIKit does not say it; what nobody can tap and that says nothing is none.
            return primaryAction == nil && action == nil && title == nil && image == nil && accessibilityLabel == nil
        #else
            return systemItem == .flexibleSpace || systemItem == .fixedSpace
        #endif
    }
}
