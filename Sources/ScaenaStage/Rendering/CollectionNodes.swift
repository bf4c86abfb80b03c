#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Makes nodes of a collection: the items that the app has made cells for, and the views around their sections.
    @MainActor
    struct CollectionNodes {
        let views: ViewNodes
        let layers: LayerNodes

        func describe(_ collection: UICollectionView, _ node: inout StageNode) {
            let shown = collection.shownInOrder
            let layout = collection.collectionViewLayout
            let arrangements = Dictionary(
                uniqueKeysWithValues: collection.shownSections.map { ($0, collection.arrangement(ofSection: $0)) })
            node.attributes[StageAttribute.axis] = layout.axis == .horizontal ? "horizontal" : nil
            node.attributes[StageAttribute.rows] = String(collection.totalItems)
            ScrollLooks.describe(collection, &node.attributes)
            if let first = collection.shownSections.lazy.compactMap({ arrangements[$0] ?? nil }).first {
                let line = first.lineLength + first.lineSpacing
                node.attributes[StageAttribute.rowHeight] = ColorText.number(line / CGFloat(max(1, first.itemsPerLine)))
                node.attributes[StageAttribute.padding] = Self.padding(first.insets)
                node.attributes[StageAttribute.spacing] = ColorText.number(first.itemSpacing)
                node.attributes[StageAttribute.lineSpacing] = ColorText.number(first.lineSpacing)
            }
            if let request = collection.scrollRequest, let row = number(of: request.item, in: collection) {
                node.attributes[StageAttribute.scrollTo] = "\(request.number) \(row)"
            }
            if shown.first.map({ number(of: $0.indexPath, in: collection) == 0 }) ?? true {
                if let refresh = collection.refreshControl, ViewNodes.isVisible(refresh) {
                    node.children.append(views.node(of: refresh, in: nil, layers: layers))
                }
                addViews(
                    layout.globalKinds.before, layout.globalBoundaries, at: IndexPath(index: 0), of: collection,
                    to: &node)
            }
            let items = Dictionary(grouping: shown) { $0.indexPath.section }
            for section in collection.shownSections {
                guard let arrangement = arrangements[section] ?? nil else { continue }
                let place = IndexPath(item: 0, section: section)
                addViews(arrangement.kindsBefore, arrangement.boundaries, at: place, of: collection, to: &node)
                let nodes = (items[section] ?? []).map { item($0.cell, at: $0.indexPath, in: collection, arrangement) }
                if arrangement.flow == .orthogonal {
                    node.children.append(strip(of: section, nodes, in: collection, arrangement))
                } else {
                    node.children += nodes
                }
                addViews(arrangement.kindsAfter, arrangement.boundaries, at: place, of: collection, to: &node)
            }
            let isLast = shown.last.flatMap { number(of: $0.indexPath, in: collection) } == collection.totalItems - 1
            if isLast {
                addViews(
                    layout.globalKinds.after, layout.globalBoundaries, at: IndexPath(index: 0), of: collection,
                    to: &node)
            }
        }

        /// The number of an item, counted through all sections.
        private func number(of item: IndexPath, in collection: UICollectionView) -> Int? {
            guard item.section < collection.numberOfSections else { return nil }
            return (0..<item.section).reduce(item.item) { $0 + collection.numberOfItems(inSection: $1) }
        }

        private static func padding(_ insets: NSDirectionalEdgeInsets) -> String? {
            let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
            return sides.allSatisfy { $0 == 0 } ? nil : sides.map(ColorText.number).joined(separator: " ")
        }

        private func addViews(
            _ kinds: [String], _ boundaries: [String: CollectionBoundary], at place: IndexPath,
            of collection: UICollectionView, to node: inout StageNode
        ) {
            for kind in kinds {
                guard let view = collection.shownView(ofKind: kind, at: place), ViewNodes.isVisible(view) else {
                    continue
                }
                var attributes = views.attributes(of: view)
                if let boundary = boundaries[kind] {
                    attributes[StageAttribute.pinned] = boundary.isPinned ? "true" : nil
                    attributes.look("padding", Looks.sides(boundary.insets))
                }
                node.children.append(
                    StageNode(
                        id: views.identities.id(of: view, part: 0), kind: .sectionTitle, attributes: attributes,
                        children: views.children(of: view, layers: layers)))
            }
        }

        private func item(
            _ cell: UICollectionViewCell, at indexPath: IndexPath, in collection: UICollectionView,
            _ arrangement: CollectionArrangement
        ) -> StageNode {
            var node = StageNode(
                id: views.identities.id(of: cell), kind: .item, attributes: views.attributes(of: cell))
            node.attributes[StageAttribute.position] = number(of: indexPath, in: collection).map(String.init)
            node.attributes[StageAttribute.perLine] =
                arrangement.flow == .lines ? String(max(1, arrangement.itemsPerLine)) : nil
            if arrangement.flow == .orthogonal || collection.collectionViewLayout.axis == .horizontal {
                node.attributes[StageAttribute.width] = arrangement.itemWidth.map(ColorText.number)
            }
            node.attributes[StageAttribute.height] = arrangement.itemHeight.map(ColorText.number)
            node.attributes[StageAttribute.selectable] = collection.selectsByTap ? "true" : nil
            node.attributes[StageAttribute.selected] = cell.isSelected ? "true" : nil
            node.attributes[StageAttribute.disabled] = cell.isUserInteractionEnabled ? nil : "true"
            node.attributes.look("--item-insets", Looks.sides(arrangement.itemInsets))
            node.children = views.children(of: cell, without: [cell.contentView], layers: layers)
            node.children.append(
                StageNode(
                    id: views.identities.id(of: cell.contentView), kind: .view,
                    attributes: views.attributes(of: cell.contentView),
                    children: views.children(of: cell.contentView, layers: layers)))
            return node
        }

        /// A section that scrolls across by itself.
        private func strip(
            of section: Int, _ items: [StageNode], in collection: UICollectionView, _ arrangement: CollectionArrangement
        ) -> StageNode {
            var attributes = [StageAttribute.spacing: ColorText.number(arrangement.itemSpacing)]
            attributes[StageAttribute.rows] = String(collection.numberOfItems(inSection: section))
            return StageNode(
                id: views.identities.id(of: collection, part: section), kind: .strip, attributes: attributes,
                children: items)
        }
    }
#endif
