#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Makes nodes of a table: the rows that the app has made cells for, and what is above and below their sections.
    @MainActor
    struct TableNodes {
        /// The parts of a cell that are no views of the app's.
        enum Part: Int {
            /// The button that deletes or inserts.
            case edit
            /// The button for details.
            case details
            /// The texts of the cell's own style.
            case texts
        }

        let views: ViewNodes
        let layers: LayerNodes

        func describe(_ table: UITableView, _ node: inout StageNode) {
            let shown = table.shownInOrder
            let total = table.totalRows
            node.attributes[StageAttribute.style] =
                switch table.style {
                case .plain: "plain"
                case .grouped: "grouped"
                case .insetGrouped: "insetGrouped"
                }
            node.attributes[StageAttribute.rows] = String(total)
            node.attributes[StageAttribute.rowHeight] = ColorText.number(table.estimatedHeight)
            node.attributes[StageAttribute.lineless] = table.separatorStyle == .none ? "true" : nil
            ScrollLooks.describe(table, &node.attributes)
            node.attributes.look("--separator-color", table.separatorColor.map(ColorText.css))
            lines(table.separatorInset, &node.attributes)
            if table.sectionHeaderTopPadding != UITableView.automaticDimension {
                node.attributes.look("--header-top", ColorText.number(table.sectionHeaderTopPadding) + "px")
            }
            if let request = table.scrollRequest {
                node.attributes[StageAttribute.scrollTo] = "\(request.number) \(request.row)"
            }
            let numbers = shown.compactMap { table.number(of: $0.indexPath) }
            let beginsAtTop = numbers.first ?? 0 == 0
            let endsAtBottom = (numbers.last ?? -1) + 1 >= total
            var rows = Dictionary(grouping: shown) { $0.indexPath.section }
            if beginsAtTop, let refresh = table.refreshControl { add(refresh, to: &node) }
            if beginsAtTop, let header = table.tableHeaderView { addOuter(header, to: &node) }
            for section in table.shownSections {
                let cells = rows.removeValue(forKey: section) ?? []
                // In the middle of a section its header is seen only where it stays at the upper edge.
                if table.style == .plain || cells.first?.indexPath.row ?? 0 == 0,
                    let view = table.shownHeader(of: section)
                {
                    node.children.append(title(view, at: "header"))
                }
                node.children += cells.map { row($0.cell, at: $0.indexPath, in: table) }
                if (cells.last?.indexPath.row ?? -1) + 1 >= table.numberOfRows(inSection: section),
                    let view = table.shownFooter(of: section)
                {
                    node.children.append(title(view, at: "footer"))
                }
            }
            if endsAtBottom, let footer = table.tableFooterView { addOuter(footer, to: &node) }
        }

        /// Where the line below rows begins and ends, where that is not the usual place.
        private func lines(_ inset: UIEdgeInsets, _ attributes: inout [String: String]) {
            if inset.left != 16 { attributes.look("--line-left", ColorText.number(inset.left) + "px") }
            if inset.right != 0 { attributes.look("--line-right", ColorText.number(inset.right) + "px") }
        }

        /// The view above or below all rows, as high as its frame.
        private func addOuter(_ view: UIView, to node: inout StageNode) {
            add(view, to: &node)
            guard view.frame.height > 0, let last = node.children.indices.last, ViewNodes.isVisible(view) else {
                return
            }
            let height = ColorText.number(view.frame.height)
            node.children[last].attributes.merge([StageAttribute.height: height]) { own, _ in own }
        }

        private func add(_ view: UIView, to node: inout StageNode) {
            if ViewNodes.isVisible(view) { node.children.append(views.node(of: view, in: nil, layers: layers)) }
        }

        private func title(_ view: UIView, at edge: String) -> StageNode {
            let children =
                (view as? UITableViewHeaderFooterView).map { views.children(of: $0.contentView, layers: layers) }
                ?? [views.node(of: view, in: nil, layers: layers)]
            var attributes = [StageAttribute.edge: edge]
            let isOfGroup = (view as? UITableViewHeaderFooterView)?.isTitleOfGroup == true
            attributes[StageAttribute.style] = isOfGroup ? "group" : nil
            return StageNode(
                id: views.identities.id(of: view, part: 0), kind: .sectionTitle, attributes: attributes,
                children: children)
        }

        // MARK: Rows

        private func row(_ cell: UITableViewCell, at indexPath: IndexPath, in table: UITableView) -> StageNode {
            var node = StageNode(
                id: views.identities.id(of: cell), kind: .row, attributes: views.attributes(of: cell))
            node.attributes[StageAttribute.position] = table.number(of: indexPath).map(String.init)
            node.attributes[StageAttribute.height] = table.fixedHeight(of: indexPath).map(ColorText.number)
            node.attributes[StageAttribute.selectable] = table.selectsByTap ? "true" : nil
            node.attributes[StageAttribute.selected] = cell.isSelected ? "true" : nil
            node.attributes[StageAttribute.style] = cell.selectionStyle == .none ? "none" : nil
            lines(cell.separatorInset, &node.attributes)
            node.attributes[StageAttribute.movable] =
                table.canBeMoved(indexPath) && cell.showsReorderControl ? "true" : nil
            node.attributes[StageAttribute.disabled] = cell.isUserInteractionEnabled ? nil : "true"
            let swipe = table.revealedSwipe.flatMap { $0.cell === cell ? $0 : nil }
            let content = content(of: cell)
            let title = cell.accessibilityLabel ?? Self.title(in: content)
            node.attributes[StageAttribute.title] = title
            if let swipe, swipe.edge == .leading { node.children += actions(of: swipe, title) }
            if cell.isEditing, cell.editingStyle != .none { node.children.append(editButton(of: cell, title)) }
            node.children += content
            addAccessory(of: cell, to: &node, isEditing: table.isEditing)
            if let swipe, swipe.edge == .trailing { node.children += actions(of: swipe, title).reversed() }
            return node
        }

        /// The first text in a row: what belongs to the row is called by it.
        private static func title(in nodes: [StageNode]) -> String? {
            for node in nodes {
                if node.kind == .label, let text = node.attributes[StageAttribute.label] ?? node.text, !text.isEmpty {
                    return text
                }
                if let inner = title(in: node.children) { return inner }
            }
            return nil
        }

        private static func name(_ action: String, of title: String?) -> String {
            title.map { "\(action) \($0)" } ?? action
        }

        private func content(of cell: UITableViewCell) -> [StageNode] {
            var nodes: [StageNode] = []
            let styled = cell.styledContent
            if let image = styled?.image, image.shownImage != nil, ViewNodes.isVisible(image) {
                nodes.append(views.node(of: image, in: nil, layers: layers))
            }
            let texts = [styled?.text, styled?.detail].compactMap { $0 }.filter {
                ViewNodes.isVisible($0) && !($0.text ?? "").isEmpty
            }
            if let styled, !texts.isEmpty {
                var attributes = [StageAttribute.axis: styled.isSideBySide ? "horizontal" : "vertical"]
                attributes[StageAttribute.distribution] = styled.isSideBySide ? "equalSpacing" : nil
                attributes[StageAttribute.spacing] = styled.isSideBySide ? "8" : "2"
                nodes.append(
                    StageNode(
                        id: views.identities.id(of: cell, part: Part.texts.rawValue), kind: .stack,
                        attributes: attributes, children: texts.map { views.node(of: $0, in: nil, layers: layers) }))
            }
            let own: [UIView] = [styled?.image, styled?.text, styled?.detail].compactMap { $0 }
            let others = views.children(of: cell.contentView, without: own, layers: layers)
            if !others.isEmpty {
                nodes.append(
                    StageNode(
                        id: views.identities.id(of: cell.contentView), kind: .view,
                        attributes: views.attributes(of: cell.contentView), children: others))
            }
            // What an app adds beside the content view.
            let known = [cell.contentView] + (cell.accessoryView.map { [$0] } ?? [])
            return nodes + views.children(of: cell, without: known, layers: layers)
        }

        private func addAccessory(of cell: UITableViewCell, to node: inout StageNode, isEditing: Bool) {
            if !isEditing, let view = cell.accessoryView { return add(view, to: &node) }
            let accessory = isEditing ? cell.editingAccessoryType : cell.accessoryType
            let details = Self.name("More Info", of: node.attributes[StageAttribute.title])
            switch accessory {
            case .none: break
            case .disclosureIndicator: node.attributes[StageAttribute.accessory] = "disclosure"
            case .checkmark: node.attributes[StageAttribute.accessory] = "checkmark"
            case .detailButton: node.children.append(button(.details, of: cell, symbol: "info", label: details))
            case .detailDisclosureButton:
                node.children.append(button(.details, of: cell, symbol: "info", label: details))
                node.attributes[StageAttribute.accessory] = "disclosure"
            }
        }

        private func editButton(of cell: UITableViewCell, _ title: String?) -> StageNode {
            cell.editingStyle == .insert
                ? button(.edit, of: cell, symbol: "plus", label: Self.name("Insert", of: title), style: "insert")
                : button(.edit, of: cell, symbol: "minus", label: Self.name("Delete", of: title), style: "delete")
        }

        private func button(
            _ part: Part, of cell: UITableViewCell, symbol: String, label: String, style: String? = nil
        ) -> StageNode {
            var attributes = [StageAttribute.symbol: symbol, StageAttribute.label: label]
            attributes[StageAttribute.style] = style
            return StageNode(
                id: views.identities.id(of: cell, part: part.rawValue), kind: .rowButton, attributes: attributes)
        }

        private func actions(of swipe: RevealedSwipe, _ title: String?) -> [StageNode] {
            swipe.configuration.actions.map { action in
                var attributes = views.pictureAttributes(of: action.image)
                attributes[StageAttribute.background] = ColorText.css(action.backgroundColor)
                attributes[StageAttribute.edge] = swipe.edge == .leading ? "leading" : "trailing"
                attributes[StageAttribute.label] = Self.name(action.title ?? action.image?.name ?? "Action", of: title)
                return StageNode(
                    id: views.identities.id(of: action, owner: swipe.cell), kind: .rowAction, attributes: attributes,
                    text: action.title)
            }
        }
    }
#endif
