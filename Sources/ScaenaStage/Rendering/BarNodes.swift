#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    /// Makes nodes of the bars of a navigation controller.
    extension LayerNodes {
        func bar(of controller: UINavigationController, for shown: UIViewController?) -> StageNode {
            let bar = controller.navigationBar
            var attributes = views.attributes(of: bar)
            let id = views.identities.id(of: bar, owner: controller)
            guard let shown else { return StageNode(id: id, kind: .navigationBar, attributes: attributes) }
            let item = shown.navigationItem
            let stack = controller.viewControllers
            let left = item.leftBarButtonItems ?? []
            let position = stack.firstIndex { $0 === shown } ?? 0
            if position > 0, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
                let previous = stack[position - 1].navigationItem
                attributes[StageAttribute.back] =
                    previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? ""
                attributes[StageAttribute.depth] = String(position)
            }
            attributes[StageAttribute.large] = isLarge(item, in: bar, isRoot: position == 0) ? "true" : nil
            attributes[StageAttribute.detail] = item.prompt
            BarLooks.describe(bar, pictures: views.pictures, &attributes)
            let nodes = (item.rightBarButtonItems ?? []).reversed().compactMap {
                barButton($0, in: controller, at: "trailing")
            }
            let title = item.titleView.flatMap {
                ViewNodes.isVisible($0) ? views.node(of: $0, in: nil, layers: self) : nil
            }
            let middle = title.map { node in
                var node = node
                node.attributes[StageAttribute.placeX] = "center"
                return [node]
            }
            return StageNode(
                id: id, kind: .navigationBar, attributes: attributes, text: title == nil ? item.title : nil,
                children: leading(left, in: controller) + (middle ?? []) + nodes)
        }

        /// The items at the left; several, and views of the app's, in a line of their own.
        private func leading(_ items: [UIBarButtonItem], in controller: UINavigationController) -> [StageNode] {
            let nodes = items.compactMap { barButton($0, in: controller, at: "leading") }
            guard nodes.count > 1 || nodes.contains(where: { $0.kind != .barButton }) else { return nodes }
            return [
                StageNode(
                    id: views.identities.id(of: controller.navigationBar, part: 0, owner: controller), kind: .stack,
                    attributes: [
                        StageAttribute.axis: "horizontal", StageAttribute.alignment: "center",
                        StageAttribute.placeX: "leading",
                    ],
                    children: nodes)
            ]
        }

        private func isLarge(_ item: UINavigationItem, in bar: UINavigationBar, isRoot: Bool) -> Bool {
            switch item.largeTitleDisplayMode {
            case .always: bar.prefersLargeTitles
            case .never: false
            case .automatic: bar.prefersLargeTitles && isRoot
            }
        }

        private func barButton(
            _ item: UIBarButtonItem, in controller: UINavigationController, at side: String?
        ) -> StageNode? {
            if let view = item.customView { return views.node(of: view, in: nil, layers: self) }
            let system = item.systemItem
            if system?.isSpace == true { return side == nil ? space(item) : nil }
            var attributes = views.pictureAttributes(of: item.image)
            if item.image == nil { attributes[StageAttribute.symbol] = system?.symbol }
            let text = item.title ?? (system?.symbol == nil ? system?.words : nil)
            attributes[StageAttribute.label] =
                item.accessibilityLabel ?? (text == nil ? system?.words ?? item.image?.name : nil)
            attributes[StageAttribute.identifier] = item.accessibilityIdentifier
            attributes[StageAttribute.placeX] = side
            attributes[StageAttribute.style] = item.style == .done ? "done" : nil
            attributes[StageAttribute.tint] = item.tintColor.map(ColorText.css)
            attributes[StageAttribute.disabled] = item.isEnabled ? nil : "true"
            return StageNode(
                id: views.identities.id(of: item, owner: controller), kind: .barButton, attributes: attributes,
                text: text)
        }

        // MARK: Toolbar

        /// The lower bar, where the app shows it and it has something to show.
        func toolbar(of controller: UINavigationController, for shown: UIViewController?) -> StageNode? {
            guard let bar = controller.toolbar, !bar.isHidden, !hidesBottomBar(controller) else { return nil }
            var attributes = views.attributes(of: bar)
            BarLooks.describe(bar, &attributes)
            let items = shown?.toolbarItems ?? []
            return StageNode(
                id: views.identities.id(of: bar, owner: controller), kind: .toolbar, attributes: attributes,
                children: items.compactMap { barButton($0, in: controller, at: nil) })
        }

        /// Room between items of a toolbar.
        private func space(_ item: UIBarButtonItem) -> StageNode {
            var attributes: [String: String] = [:]
            if item.systemItem == .flexibleSpace {
                attributes.look("flex", "1")
            } else {
                attributes.look("width", points: item.width)
            }
            return StageNode(id: views.identities.id(of: item), kind: .view, attributes: attributes)
        }
    }
#endif
