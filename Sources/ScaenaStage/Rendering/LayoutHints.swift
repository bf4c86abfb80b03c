#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The hints that a view's constraints give about the places of its subviews.
    ///
    /// Nothing is solved: a browser lays out by itself. But that something is centred, fills, stands at an edge or below
    /// another says much of how a screen is meant.
    @MainActor
    struct LayoutHints {
        /// A place across or along.
        private struct Place {
            var start: CGFloat?
            var end: CGFloat?
            var isCentred = false

            /// Where it is, in order: at the start, in the middle, at the end; `nil` where that cannot be said.
            var rank: Int? {
                if isCentred { return 1 }
                if start != nil { return end == nil ? 0 : nil }
                return end == nil ? nil : 2
            }

            func name(start startName: String, end endName: String) -> String? {
                if isCentred { return "center" }
                switch (start, end) {
                case (.some, .some): return "fill"
                case (.some, nil): return startName
                case (nil, .some): return endName
                case (nil, nil): return nil
                }
            }
        }

        /// An edge or a line of a view that a constraint puts on that of another.
        private struct Alignment {
            let view: ObjectIdentifier
            let attribute: NSLayoutConstraint.Attribute
            let other: ObjectIdentifier
            let constant: CGFloat
        }

        private let container: UIView
        private var across: [ObjectIdentifier: Place] = [:]
        private var along: [ObjectIdentifier: Place] = [:]
        private var atLeast: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] = [:]
        private var gapsAbove: [ObjectIdentifier: CGFloat] = [:]
        private var gapsBefore: [ObjectIdentifier: CGFloat] = [:]
        private var gapsAfter: [ObjectIdentifier: CGFloat] = [:]
        private var above: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        private var below: [ObjectIdentifier: [ObjectIdentifier]] = [:]
        private var before: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        private var onLine: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        private var alignments: [Alignment] = []

        /// Of more subviews only what constraints say outright is known: each would be compared with each.
        static let mostGrouped = 24

        init(of container: UIView) {
            self.container = container
            for constraint in container.constraints { read(constraint) }
            guard container.subviews.count <= Self.mostGrouped else { return }
            align()
            above = Self.closed(above)
            before = Self.closed(before)
        }

        /// Width and height, which a view's constraints with a constant fix.
        static func size(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
            var size: (width: CGFloat?, height: CGFloat?) = (nil, nil)
            for constraint in view.constraints
            where constraint.firstItem === view && constraint.secondItem == nil && constraint.relation == .equal {
                if constraint.firstAttribute == .width { size.width = constraint.constant }
                if constraint.firstAttribute == .height { size.height = constraint.constant }
            }
            return size
        }

        /// The subviews in the order in which constraints put them one below the other; others stay where they are.
        func ordered(_ subviews: [UIView]) -> [UIView] {
            guard !above.isEmpty else { return subviews }
            var result: [UIView] = []
            var pending = subviews
            while !pending.isEmpty {
                let next = pending.firstIndex { view in
                    guard let upper = above[ObjectIdentifier(view)] else { return true }
                    return !pending.contains { $0 !== view && upper.contains(ObjectIdentifier($0)) }
                }
                // A circle of constraints has no first one: then the order of the tree is as good as any.
                result.append(pending.remove(at: next ?? 0))
            }
            return result
        }

        /// Returns true if a view lies over or behind its siblings: it fills all, or is in the middle of all.
        func isOverlay(_ view: UIView, among siblings: [UIView]) -> Bool {
            let key = ObjectIdentifier(view)
            guard siblings.count > 1 else { return false }
            if fillsByFrame(view) { return true }
            guard let horizontal = across[key], let vertical = along[key] else { return false }
            if horizontal.isCentred, vertical.isCentred {
                return !siblings.contains { isAbove($0, view) || isAbove(view, $0) }
            }
            return horizontal.start != nil && horizontal.end != nil && vertical.start != nil && vertical.end != nil
        }

        /// Returns true if a view without constraints was given a frame as large as its superview.
        private func fillsByFrame(_ view: UIView) -> Bool {
            let whole: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isSuperset(of: whole) {
                return true
            }
            // Frames are not computed here: a scroll view without any is seen only if it fills what has none either.
            return view.translatesAutoresizingMaskIntoConstraints && view.frame == container.bounds
                && (view.frame.size != .zero || (view is UIScrollView && across[ObjectIdentifier(view)] == nil))
        }

        /// Returns true if constraints put one view above another, even by those beside it.
        func isAbove(_ upper: UIView, _ lower: UIView) -> Bool {
            guard let above = above[ObjectIdentifier(lower)] else { return false }
            if above.contains(ObjectIdentifier(upper)) { return true }
            guard let beside = onLine[ObjectIdentifier(upper)], !beside.isDisjoint(with: above) else { return false }
            return !isLeft(upper, of: lower) && !isLeft(lower, of: upper)
        }

        /// Returns true if constraints put one view to the left of another.
        func isLeft(_ left: UIView, of right: UIView) -> Bool {
            let (left, right) = (ObjectIdentifier(left), ObjectIdentifier(right))
            if before[right]?.contains(left) == true { return true }
            if before[left]?.contains(right) == true { return false }
            guard let first = rank(left), let second = rank(right) else { return false }
            return first < second
        }

        /// Where a view is across, in order, with what it stands beside for an edge.
        private func rank(_ view: ObjectIdentifier) -> Int? {
            var place = across[view] ?? Place()
            place.start = place.start ?? gapsBefore[view]
            place.end = place.end ?? gapsAfter[view]
            return place.rank
        }

        /// Returns true if one view is at a higher place of the superview than another.
        func isHigher(_ upper: UIView, than lower: UIView) -> Bool {
            guard let first = along[ObjectIdentifier(upper)]?.rank, let second = along[ObjectIdentifier(lower)]?.rank
            else { return false }
            return first < second
        }

        /// The hints for a subview, as attributes.
        func attributes(of view: UIView, hasSiblings: Bool) -> [String: String] {
            let key = ObjectIdentifier(view)
            if fillsByFrame(view) {
                return [StageAttribute.placeX: "fill", StageAttribute.placeY: hasSiblings ? "cover" : "fill"]
            }
            let horizontal = across[key] ?? Place()
            let vertical = along[key] ?? Place()
            var attributes: [String: String] = [:]
            attributes[StageAttribute.placeX] = horizontal.name(start: "leading", end: "trailing")
            attributes[StageAttribute.placeY] = vertical.name(start: "top", end: "bottom")
            if hasSiblings, attributes[StageAttribute.placeX] == "fill", attributes[StageAttribute.placeY] == "fill" {
                attributes[StageAttribute.placeY] = "cover"
            }
            let least = atLeast[key] ?? (start: 0, end: 0)
            let top: CGFloat = vertical.start ?? gapsAbove[key] ?? 0
            let right: CGFloat = horizontal.end ?? gapsAfter[key] ?? least.end
            let bottom: CGFloat = vertical.end ?? 0
            let left: CGFloat = horizontal.start ?? gapsBefore[key] ?? least.start
            let sides: [CGFloat] = [top, right, bottom, left]
            if sides.contains(where: { $0 != 0 }) {
                attributes[StageAttribute.margin] = sides.map(ColorText.number).joined(separator: " ")
            }
            return attributes
        }

        /// Where a view is across a line of several: what is pinned at both sides fills it.
        func placeInLine(of view: UIView) -> (x: String, y: String) {
            let key = ObjectIdentifier(view)
            let size = Self.size(of: view)
            let horizontal = across[key] ?? Place()
            let vertical = along[key] ?? Place()
            let hasStart = horizontal.start != nil || gapsBefore[key] != nil
            let hasEnd = horizontal.end != nil || gapsAfter[key] != nil
            let x =
                if hasStart, hasEnd, size.width == nil { "fill" } else if horizontal.isCentred {
                    "center"
                } else if hasEnd,
                    !hasStart
                { "trailing" } else { "leading" }
            let y =
                if vertical.isCentred { "center" } else if vertical.start != nil || gapsAbove[key] != nil {
                    vertical.end != nil && size.height == nil ? "fill" : "top"
                } else if vertical.end != nil { "bottom" } else { "center" }
            return (x, y)
        }

        /// Returns true if the superview's middle is that of all views.
        func isCentredAlong(_ views: [UIView]) -> Bool {
            views.contains { along[ObjectIdentifier($0)]?.isCentred == true }
                && !views.contains { above[ObjectIdentifier($0)]?.isEmpty == false }
        }

        // MARK: Reading

        private mutating func read(_ constraint: NSLayoutConstraint) {
            guard constraint.priority.rawValue > 500, constraint.multiplier == 1 else { return }
            if let view = subview(constraint.firstItem) {
                if let inset = inset(of: constraint.secondItem, at: constraint.secondAttribute) {
                    let edge = Self.edge(of: constraint.secondItem, at: constraint.secondAttribute)
                    place(
                        view, constraint.firstAttribute, against: edge, constraint.constant, inset, constraint.relation)
                } else if let other = subview(constraint.secondItem) {
                    chain(view, constraint.firstAttribute, other, constraint.secondAttribute, constraint.constant)
                }
            } else if let view = subview(constraint.secondItem),
                let inset = inset(of: constraint.firstItem, at: constraint.firstAttribute)
            {
                let edge = Self.edge(of: constraint.firstItem, at: constraint.firstAttribute)
                place(view, constraint.secondAttribute, against: edge, -constraint.constant, inset, constraint.relation)
            }
        }

        /// The edge of the container that is meant: the keyboard's upper one is the bottom, moved up.
        private static func edge(
            of item: AnyObject?, at attribute: NSLayoutConstraint.Attribute
        ) -> NSLayoutConstraint.Attribute {
            item is UIKeyboardLayoutGuide && attribute == .top ? .bottom : attribute
        }

        private func subview(_ item: AnyObject?) -> UIView? {
            guard let view = item as? UIView, view.superview === container else { return nil }
            return view
        }

        /// The distance of the container's edge, or that of one of its guides, from the container's edge.
        private func inset(of item: AnyObject?, at attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            if item === container { return 0 }
            guard let guide = item as? UILayoutGuide, guide.owningView === container else { return nil }
            let isRoot = container.viewController != nil
            // What stands on the keyboard stands at the bottom, higher by as much as it covers.
            if guide is UIKeyboardLayoutGuide { return attribute == .top ? KeyboardHints.inset(of: container) : nil }
            let isCell = container.superview is UITableViewCell
            if guide === container.layoutMarginsGuide || guide === container.readableContentGuide {
                let margins = container.directionalLayoutMargins
                switch attribute {
                // The view of a controller has 16 points at its sides, and nothing above or below but the safe area; a
                // cell's has as many at its sides.
                case .leading, .left: return isRoot || isCell ? max(16, margins.leading) : margins.leading
                case .trailing, .right: return isRoot || isCell ? max(16, margins.trailing) : margins.trailing
                case .top: return isRoot ? 0 : margins.top
                case .bottom: return isRoot ? Self.bottomSafeArea : margins.bottom
                default: return 0
                }
            }
            return guide === container.safeAreaLayoutGuide && isRoot && attribute == .bottom ? Self.bottomSafeArea : 0
        }

        /// Where the home indicator is, in points.
        static let bottomSafeArea: CGFloat = 34

        private mutating func place(
            _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
            against other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ inset: CGFloat,
            _ relation: NSLayoutConstraint.Relation
        ) {
            let key = ObjectIdentifier(view)
            guard relation == .equal else {
                switch attribute {
                case .leading, .left: atLeast[key, default: (0, 0)].start = inset + constant
                case .trailing, .right: atLeast[key, default: (0, 0)].end = inset - constant
                default: break
                }
                return
            }
            switch (attribute, other) {
            case (.leading, .leading), (.left, .left), (.leading, .left), (.left, .leading):
                across[key, default: Place()].start = inset + constant
            case (.trailing, .trailing), (.right, .right), (.trailing, .right), (.right, .trailing):
                across[key, default: Place()].end = inset - constant
            case (.top, .top): along[key, default: Place()].start = inset + constant
            case (.bottom, .bottom): along[key, default: Place()].end = inset - constant
            case (.centerX, .centerX): across[key, default: Place()].isCentred = true
            case (.centerY, .centerY): along[key, default: Place()].isCentred = true
            default: break
            }
        }

        private mutating func chain(
            _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
            _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
        ) {
            let (view, other) = (ObjectIdentifier(view), ObjectIdentifier(other))
            switch (attribute, otherAttribute) {
            case (.top, .bottom): put(other, above: view, gap: constant)
            case (.bottom, .top): put(view, above: other, gap: -constant)
            case (.leading, .trailing), (.left, .right):
                before[view, default: []].insert(other)
                gapsBefore[view] = constant
            case (.trailing, .leading), (.right, .left):
                before[other, default: []].insert(view)
                gapsAfter[view] = -constant
            case (.width, _), (.height, _): break
            default:
                guard attribute == otherAttribute else { return }
                alignments.append(Alignment(view: view, attribute: attribute, other: other, constant: constant))
            }
        }

        private mutating func put(_ upper: ObjectIdentifier, above lower: ObjectIdentifier, gap: CGFloat) {
            // What is as far below the same view stands on one line.
            for other in below[upper, default: []] where gapsAbove[other] == gap {
                onLine[other, default: []].insert(lower)
                onLine[lower, default: []].insert(other)
            }
            below[upper, default: []].append(lower)
            above[lower, default: []].insert(upper)
            gapsAbove[lower] = gap
        }

        // MARK: Siblings

        /// Places views that are aligned with a sibling where that is.
        private mutating func align() {
            // Some are aligned with those that are aligned themselves: a few rounds reach them.
            for _ in 0..<min(alignments.count, 4) {
                for alignment in alignments {
                    follow(alignment.view, alignment.other, alignment.attribute, alignment.constant)
                    follow(alignment.other, alignment.view, alignment.attribute, -alignment.constant)
                }
            }
        }

        private mutating func follow(
            _ view: ObjectIdentifier, _ other: ObjectIdentifier, _ attribute: NSLayoutConstraint.Attribute,
            _ constant: CGFloat
        ) {
            switch attribute {
            case .leading, .left:
                if across[view]?.start == nil, let start = across[other]?.start {
                    across[view, default: Place()].start = start + constant
                }
                if gapsBefore[view] == nil, let gap = gapsBefore[other] { gapsBefore[view] = gap + constant }
                before[view, default: []].formUnion(before[other] ?? [])
            case .trailing, .right:
                if across[view]?.end == nil, let end = across[other]?.end {
                    across[view, default: Place()].end = end - constant
                }
                if gapsAfter[view] == nil, let gap = gapsAfter[other] { gapsAfter[view] = gap - constant }
                for (key, views) in before where views.contains(other) && key != view { before[key]?.insert(view) }
            case .centerX:
                if let place = across[other], place.isCentred || (place.start != nil && place.end != nil),
                    across[view]?.start == nil, across[view]?.end == nil
                {
                    across[view, default: Place()].isCentred = true
                }
            case .top:
                if along[view]?.start == nil, let start = along[other]?.start {
                    along[view, default: Place()].start = start + constant
                }
                if gapsAbove[view] == nil, let gap = gapsAbove[other] { gapsAbove[view] = gap + constant }
                above[view, default: []].formUnion(above[other] ?? [])
                onLine[view, default: []].insert(other)
            case .bottom, .centerY, .firstBaseline, .lastBaseline:
                if attribute == .bottom, along[view]?.end == nil, let end = along[other]?.end {
                    along[view, default: Place()].end = end - constant
                }
                let lines = (above[other] ?? []).subtracting([view])
                if !lines.isEmpty { above[view, default: []].formUnion(lines) }
                onLine[view, default: []].insert(other)
            default: break
            }
        }

        /// A relation with what follows of it: what is above something above is above, too.
        private static func closed(
            _ relation: [ObjectIdentifier: Set<ObjectIdentifier>]
        ) -> [ObjectIdentifier: Set<ObjectIdentifier>] {
            var closed = relation
            for key in relation.keys {
                var pending = Array(relation[key] ?? [])
                var reached: Set<ObjectIdentifier> = []
                while let next = pending.popLast() {
                    guard next != key, reached.insert(next).inserted else { continue }
                    pending += relation[next] ?? []
                }
                closed[key] = reached
            }
            return closed
        }
    }
#endif
