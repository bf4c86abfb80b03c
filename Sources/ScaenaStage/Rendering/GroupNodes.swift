#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    /// Makes nodes of the lines and columns in which constraints put the subviews of a view.
    @MainActor
    struct GroupNodes {
        let views: ViewNodes
        let container: UIView
        let hints: LayoutHints
        let layers: LayerNodes
        /// The number of lines and columns so far: each is a part of the container.
        private var count = 0

        init(views: ViewNodes, container: UIView, hints: LayoutHints, layers: LayerNodes) {
            self.views = views
            self.container = container
            self.hints = hints
            self.layers = layers
        }

        /// The node of a group of a column.
        mutating func node(of group: SubviewGroup, hasSiblings: Bool) -> StageNode {
            switch group {
            case .view(let view): views.node(of: view, in: hints, hasSiblings: hasSiblings, layers: layers)
            case .line(let groups): line(of: groups)
            case .column(let groups): column(of: groups)
            }
        }

        private mutating func line(of groups: [SubviewGroup]) -> StageNode {
            var node = StageNode(id: nextID(of: .line), kind: .stack)
            node.attributes = [
                StageAttribute.axis: "horizontal", StageAttribute.line: "true", StageAttribute.placeX: "fill",
            ]
            let inLine = groups.flatMap(\.views).map { hints.placeInLine(of: $0).y }
            node.attributes[StageAttribute.placeY] =
                if inLine.contains("fill") || (inLine.contains("top") && inLine.contains("bottom")) {
                    "fill"
                } else if inLine.allSatisfy({ $0 == "center" }) {
                    hints.isCentredAlong(groups.flatMap(\.views)) ? "center" : nil
                } else {
                    inLine.allSatisfy { $0 == "bottom" } ? "bottom" : nil
                }
            var isPushed = false
            for group in groups {
                var child = self.node(of: group, hasSiblings: true)
                let place = place(of: group)
                // The first that stands at the end pushes all that follow there.
                child.attributes[StageAttribute.placeX] = isPushed && place.x == "trailing" ? "leading" : place.x
                child.attributes[StageAttribute.placeY] = place.y
                isPushed = isPushed || place.x != "leading"
                node.children.append(child)
            }
            return node
        }

        private mutating func column(of groups: [SubviewGroup]) -> StageNode {
            var node = StageNode(id: nextID(of: .column), kind: .view)
            for group in groups { node.children.append(self.node(of: group, hasSiblings: true)) }
            return node
        }

        private func place(of group: SubviewGroup) -> (x: String, y: String) {
            let places = group.views.map(hints.placeInLine)
            if case .view = group, let only = places.first { return only }
            let x =
                places.contains { $0.x == "fill" || $0.x == "center" }
                ? "fill" : places.allSatisfy { $0.x == "trailing" } ? "trailing" : "leading"
            return (x, places.allSatisfy { $0.y == "top" } ? "top" : "fill")
        }

        private enum Kind: Int { case line = 1_000, column = 2_000 }

        private mutating func nextID(of kind: Kind) -> Int {
            count += 1
            return views.identities.id(of: container, part: kind.rawValue + count)
        }
    }
#endif
