#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    /// Subviews as lines and columns, as far as their constraints say which is beside or below which.
    indirect enum SubviewGroup {
        /// One view.
        case view(UIView)
        /// One beside the other, from the left.
        case line([SubviewGroup])
        /// One below the other, from the top.
        case column([SubviewGroup])

        /// The views, in reading order.
        var views: [UIView] {
            switch self {
            case .view(let view): [view]
            case .line(let groups), .column(let groups): groups.flatMap(\.views)
            }
        }
    }

    extension LayoutHints {
        /// The subviews in groups, the topmost of which is a column.
        ///
        /// Where some cannot be told apart in either direction, they stand one below the other, as they always may.
        func groups(of subviews: [UIView]) -> [SubviewGroup] {
            let flow = subviews.filter { !isOverlay($0, among: subviews) }
            guard flow.count > 1, subviews.count <= Self.mostGrouped else { return ordered(subviews).map { .view($0) } }
            let columns: [SubviewGroup] =
                switch group(flow) {
                case .column(let groups): groups
                case let other: [other]
                }
            // What lies over or behind the others keeps its place among them: the order is that of drawing.
            var result = columns
            for overlay in subviews where isOverlay(overlay, among: subviews) {
                let index = subviews.firstIndex { $0 === overlay } ?? 0
                let isBehind = !flow.contains { view in
                    (subviews.firstIndex { $0 === view } ?? 0) < index
                }
                result.insert(.view(overlay), at: isBehind ? behind(result, subviews, index) : result.count)
            }
            return result
        }

        /// Where a view that lies behind all that flows is put: behind those that lie behind, too.
        private func behind(_ groups: [SubviewGroup], _ subviews: [UIView], _ index: Int) -> Int {
            groups.firstIndex { group in
                guard case .view(let view) = group else { return true }
                return (subviews.firstIndex { $0 === view } ?? 0) > index
            } ?? groups.count
        }

        private func group(_ views: [UIView]) -> SubviewGroup {
            if let only = views.first, views.count == 1 { return .view(only) }
            let isBelow = separated(views) { isAbove($0, $1) }
            if isBelow.count > 1 { return .column(isBelow.map(group)) }
            let isBeside = separated(views) { isLeft($0, of: $1) }
            if isBeside.count > 1 { return .line(isBeside.map(group)) }
            let atEdges = separated(views) { isAbove($0, $1) || isHigher($0, than: $1) }
            if atEdges.count > 1 { return .column(atEdges.map(group)) }
            return .column(ordered(views).map { .view($0) })
        }

        /// The views in parts, each of which wholly precedes the next one.
        private func separated(_ views: [UIView], by precedes: (UIView, UIView) -> Bool) -> [[UIView]] {
            var parts: [[UIView]] = []
            var pending = views
            while let first = pending.first {
                var part = [first]
                pending.removeFirst()
                var index = 0
                while index < part.count {
                    let view = part[index]
                    let joined = pending.filter { !precedes(view, $0) && !precedes($0, view) }
                    pending.removeAll { other in joined.contains { $0 === other } }
                    part += joined
                    index += 1
                }
                parts.append(views.filter { view in part.contains { $0 === view } })
            }
            guard parts.count > 1 else { return parts }
            var sorted: [[UIView]] = []
            while !parts.isEmpty {
                let next = parts.firstIndex { part in
                    parts.allSatisfy { other in
                        other[0] === part[0] || !other.contains { view in part.contains { precedes(view, $0) } }
                    }
                }
                // A circle has no first part: then these views cannot be told apart.
                guard let next else { return [views] }
                sorted.append(parts.remove(at: next))
            }
            return sorted
        }
    }
#endif
