#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Makes nodes of what lies over each other in a window: the root, sheets, full screens, alerts; and of containers.
    @MainActor
    struct LayerNodes {
        let views: ViewNodes

        /// The window. Only its front layer can be reached; the others are inert.
        func window(_ window: UIWindow) -> StageNode {
            var layers: [StageNode] = []
            if !window.isHidden {
                for controller in window.presentationChain where controller.viewIfLoaded?.window === window {
                    layers.append(layer(of: controller))
                }
            }
            for index in layers.indices.dropLast() { layers[index].attributes[StageAttribute.inert] = "true" }
            var attributes: [String: String] = [:]
            attributes[StageAttribute.tint] = ColorText.tint(of: window, over: nil)
            attributes[StageAttribute.background] = window.backgroundColor.map(ColorText.css)
            attributes[StageAttribute.scheme] = ViewNodes.scheme(of: window)
            attributes[StageAttribute.direction] =
                window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "rtl" : nil
            attributes[StageAttribute.language] = SystemSettings.current.language
            KeyboardHints.describe(window, &attributes)
            return StageNode(
                id: views.identities.id(of: window), kind: .window, attributes: attributes, children: layers)
        }

        private func layer(of controller: UIViewController) -> StageNode {
            if let alert = controller as? UIAlertController { return self.alert(alert) }
            var screen = screen(of: controller)
            guard controller.presentingViewController != nil, let presentation = controller.presentationController
            else { return screen }
            let arrival = arrival(of: controller)
            guard presentation.presentationStyle.isSheet else {
                screen.attributes[StageAttribute.arrival] = arrival
                return screen
            }
            var attributes: [String: String] = [:]
            attributes[StageAttribute.arrival] = arrival
            if let popover = presentation as? UIPopoverPresentationController, popover.staysPopover {
                point(popover, &attributes)
                attributes.look("--popover-width", points: controller.preferredContentSize.width)
                attributes.look("--popover-height", points: controller.preferredContentSize.height)
            } else if let sheet = presentation as? UISheetPresentationController {
                rest(sheet, &attributes)
            }
            attributes[StageAttribute.label] = title(of: controller)
            attributes[StageAttribute.dismissable] = canBeSwiped(controller) ? "true" : nil
            attributes[StageAttribute.background] = screen.attributes[StageAttribute.background]
            return StageNode(
                id: views.identities.id(of: controller, part: 0), kind: .sheet, attributes: attributes,
                children: [screen])
        }

        private func arrival(of controller: UIViewController) -> String? {
            switch controller.modalTransitionStyle {
            case .coverVertical: nil
            case .crossDissolve: "dissolve"
            case .flipHorizontal, .partialCurl: "flip"
            }
        }

        /// The height at which a sheet rests, and whether it shows its grabber.
        private func rest(_ sheet: UISheetPresentationController, _ attributes: inout [String: String]) {
            let lowest: UISheetPresentationController.Detent.Identifier =
                sheet.detents.contains { $0.identifier == .medium } ? .medium : .large
            let height = sheet.selectedDetentIdentifier ?? lowest
            attributes[StageAttribute.style] = height == .medium ? "medium" : nil
            attributes[StageAttribute.grabber] = sheet.prefersGrabberVisible ? "true" : nil
        }

        /// Where a popover points, and on which side of that it may be.
        private func point(_ popover: UIPopoverPresentationController, _ attributes: inout [String: String]) {
            attributes[StageAttribute.style] = "popover"
            let directions = popover.permittedArrowDirections
            attributes[StageAttribute.edge] = directions.contains(.up) ? nil : "above"
            if let item = popover.barButtonItem {
                let target = item.customView ?? item
                attributes[StageAttribute.anchor] = views.identities.known(target).map(String.init)
            } else if let view = popover.sourceView {
                attributes[StageAttribute.anchor] = views.identities.known(view).map(String.init)
                let rect = popover.sourceRect
                guard rect != .zero else { return }
                attributes.look("--anchor-x", points: rect.midX)
                attributes.look("--anchor-y", points: rect.maxY)
            }
        }

        private func canBeSwiped(_ controller: UIViewController) -> Bool {
            if controller.isModalInPresentation { return false }
            if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
                return canBeSwiped(top)
            }
            return true
        }

        private func title(of controller: UIViewController) -> String? {
            if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
                return title(of: top)
            }
            return controller.navigationItem.title ?? controller.title
        }

        // MARK: Controllers

        /// Returns the node of a view controller's screen.
        func screen(of controller: UIViewController) -> StageNode {
            if let navigation = controller as? UINavigationController { return self.navigation(navigation) }
            if let tabs = controller as? UITabBarController { return self.tabs(tabs) }
            // What only holds another one is not seen itself.
            if let split = controller as? UISplitViewController, split.isCollapsed, let one = split.shownColumns.first {
                return screen(of: one)
            }
            if let split = controller as? UISplitViewController, let view = split.viewIfLoaded {
                return columns(of: split, in: view)
            }
            if let host = controller as? FlowHostViewController { return screen(of: host.content) }
            let id = views.identities.id(of: controller)
            guard let view = controller.viewIfLoaded else { return StageNode(id: id, kind: .screen) }
            // A bare view is the screen itself; any other stands in it.
            guard ViewNodes.isBare(view) else {
                return StageNode(id: id, kind: .screen, children: [views.ownNode(of: view, layers: self)])
            }
            return StageNode(
                id: id, kind: .screen, attributes: views.attributes(of: view),
                children: views.children(of: view, layers: self))
        }

        /// Columns beside each other, from the side where lines begin.
        private func columns(of split: UISplitViewController, in view: UIView) -> StageNode {
            let line = StageNode(
                id: views.identities.id(of: view), kind: .stack, attributes: [StageAttribute.axis: "horizontal"],
                children: split.shownColumns.map { screen(of: $0) })
            return StageNode(
                id: views.identities.id(of: split), kind: .screen, attributes: views.attributes(of: view),
                children: [line])
        }

        private func tabs(_ controller: UITabBarController) -> StageNode {
            let nodes = controller.controllersInBar.map { tab in
                let item = tab.tabBarItem
                let isSelected = tab === controller.selectedInBar
                var attributes = views.pictureAttributes(of: isSelected ? item.selectedImage ?? item.image : item.image)
                attributes[StageAttribute.label] =
                    item.accessibilityLabel ?? (item.title == nil ? item.image?.name ?? "Tab" : nil)
                attributes[StageAttribute.identifier] = item.accessibilityIdentifier
                attributes[StageAttribute.selected] = isSelected ? "true" : nil
                attributes[StageAttribute.disabled] = item.isEnabled ? nil : "true"
                attributes[StageAttribute.badge] = item.badgeValue
                BarLooks.describe(item, isSelected: isSelected, &attributes)
                return StageNode(
                    id: views.identities.id(of: item, owner: controller), kind: .tab, attributes: attributes,
                    text: item.title)
            }
            var children = controller.selectedViewController.map { [screen(of: $0)] } ?? []
            if !controller.tabBar.isHidden, !hidesBottomBar(controller.selectedViewController) {
                var attributes = views.attributes(of: controller.tabBar)
                BarLooks.describe(controller.tabBar, &attributes)
                children.append(
                    StageNode(
                        id: views.identities.id(of: controller.tabBar, owner: controller), kind: .tabBar,
                        attributes: attributes, children: nodes))
            }
            return StageNode(
                id: views.identities.id(of: controller), kind: .tabs,
                attributes: controller.viewIfLoaded.map { views.attributes(of: $0) } ?? [:], children: children)
        }

        /// Returns true if a stack has a controller above its root that wants no bar below it.
        func hidesBottomBar(_ tab: UIViewController?) -> Bool {
            (tab as? UINavigationController)?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
                ?? false
        }

        private func navigation(_ controller: UINavigationController) -> StageNode {
            var children: [StageNode] = []
            // In the middle of a transition the view of another than the top may still be the one to be seen.
            let isShown = { (child: UIViewController) in
                child.viewIfLoaded?.superview != nil && child.viewIfLoaded?.superview === controller.viewIfLoaded
            }
            let shown = controller.viewControllers.last(where: isShown) ?? controller.children.last(where: isShown)
            let item = shown?.navigationItem
            let search = item?.searchController.flatMap { $0.isActive ? $0 : nil }
            let isBarHidden = controller.isNavigationBarHidden || search?.hidesNavigationBarDuringPresentation == true
            if !isBarHidden { children.append(bar(of: controller, for: shown)) }
            if let bar = controller.navigationBar.shownSearchBar, ViewNodes.isVisible(bar) {
                var node = views.node(of: bar, in: nil, layers: self)
                let collapses = search == nil && item?.hidesSearchBarWhenScrolling == true
                node.attributes[StageAttribute.collapses] = collapses ? "true" : nil
                node.attributes[StageAttribute.first] = isBarHidden ? "true" : nil
                children.append(node)
            }
            if let shown {
                var node = screen(of: shown)
                let isObscured =
                    search.map { $0.obscuresBackgroundDuringPresentation && $0.searchResultsController?.parent == nil }
                node.attributes[StageAttribute.dimmed] = isObscured == true ? "true" : nil
                children.append(node)
            }
            if let toolbar = toolbar(of: controller, for: shown) { children.append(toolbar) }
            let attributes = controller.viewIfLoaded.map { views.attributes(of: $0) } ?? [:]
            return StageNode(
                id: views.identities.id(of: controller), kind: .navigation, attributes: attributes, children: children)
        }

        // MARK: Alerts

        private func alert(_ alert: UIAlertController) -> StageNode {
            var attributes: [String: String] = [:]
            attributes[StageAttribute.detail] = alert.message
            attributes[StageAttribute.style] = alert.preferredStyle == .alert ? "alert" : "actionSheet"
            attributes[StageAttribute.identifier] = alert.viewIfLoaded?.accessibilityIdentifier
            attributes[StageAttribute.tint] = alert.viewIfLoaded.flatMap { ColorText.tint(of: $0, over: $0.superview) }
            let fields = (alert.textFields ?? []).map { views.node(of: $0, in: nil, layers: self) }
            return StageNode(
                id: views.identities.id(of: alert), kind: .alert, attributes: attributes, text: alert.title,
                children: fields + ordered(alert).map { action($0, in: alert) })
        }

        /// Cancelling stands first of two side by side, and else last, as on iOS.
        private func ordered(_ alert: UIAlertController) -> [UIAlertAction] {
            let others = alert.actions.filter { $0.style != .cancel }
            let cancelling = alert.actions.filter { $0.style == .cancel }
            return alert.preferredStyle == .alert && alert.actions.count == 2
                ? cancelling + others : others + cancelling
        }

        private func action(_ action: UIAlertAction, in alert: UIAlertController) -> StageNode {
            var attributes: [String: String] = [:]
            attributes[StageAttribute.cancel] = action.style == .cancel ? "true" : nil
            attributes[StageAttribute.destructive] = action.style == .destructive ? "true" : nil
            attributes[StageAttribute.selected] = alert.preferredAction === action ? "true" : nil
            attributes[StageAttribute.disabled] = action.isEnabled ? nil : "true"
            attributes[StageAttribute.identifier] = action.accessibilityIdentifier
            return StageNode(
                id: views.identities.id(of: action, owner: alert), kind: .alertAction, attributes: attributes,
                text: action.title ?? "")
        }
    }
#endif
