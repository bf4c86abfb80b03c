#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// What the constraints of a view say of the places of its subviews.
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

        private let container: UIView
        private var across: [ObjectIdentifier: Place] = [:]
        private var along: [ObjectIdentifier: Place] = [:]
        private var atLeast: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] = [:]
        private var gapsAbove: [ObjectIdentifier: CGFloat] = [:]
        private var above: [ObjectIdentifier: ObjectIdentifier] = [:]

        init(of container: UIView) {
            self.container = container
            for constraint in container.constraints { read(constraint) }
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
                    return !pending.contains { ObjectIdentifier($0) == upper }
                }
                // A circle of constraints has no first one: then the order of the tree is as good as any.
                result.append(pending.remove(at: next ?? 0))
            }
            return result
        }

        /// The hints for a subview, as attributes.
        func attributes(of view: UIView, hasSiblings: Bool) -> [String: String] {
            let key = ObjectIdentifier(view)
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
            let right: CGFloat = horizontal.end ?? least.end
            let bottom: CGFloat = vertical.end ?? 0
            let left: CGFloat = horizontal.start ?? least.start
            let sides: [CGFloat] = [top, right, bottom, left]
            if sides.contains(where: { $0 != 0 }) {
                attributes[StageAttribute.margin] = sides.map(ColorText.number).joined(separator: " ")
            }
            return attributes
        }

        // MARK: Reading

        private mutating func read(_ constraint: NSLayoutConstraint) {
            guard constraint.priority.rawValue > 500, constraint.multiplier == 1 else { return }
            if let view = subview(constraint.firstItem) {
                if let inset = inset(of: constraint.secondItem, at: constraint.secondAttribute) {
                    place(
                        view, constraint.firstAttribute, against: constraint.secondAttribute, constraint.constant,
                        inset, constraint.relation)
                } else if let other = subview(constraint.secondItem) {
                    chain(view, constraint.firstAttribute, other, constraint.secondAttribute, constraint.constant)
                }
            } else if let view = subview(constraint.secondItem),
                let inset = inset(of: constraint.firstItem, at: constraint.firstAttribute)
            {
                place(
                    view, constraint.secondAttribute, against: constraint.firstAttribute, -constraint.constant, inset,
                    constraint.relation)
            }
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
            if guide === container.layoutMarginsGuide || guide === container.readableContentGuide {
                let margins = container.directionalLayoutMargins
                switch attribute {
                // The view of a controller has 16 points at its sides, and nothing above or below but the safe area.
                case .leading, .left: return isRoot ? max(16, margins.leading) : margins.leading
                case .trailing, .right: return isRoot ? max(16, margins.trailing) : margins.trailing
                case .top: return isRoot ? 0 : margins.top
                case .bottom: return isRoot ? Self.bottomSafeArea : margins.bottom
                default: return 0
                }
            }
            return guide === container.safeAreaLayoutGuide && isRoot && attribute == .bottom ? Self.bottomSafeArea : 0
        }

        /// Where the home indicator is, in points.
        private static let bottomSafeArea: CGFloat = 34

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
            switch (attribute, otherAttribute) {
            case (.top, .bottom):
                above[ObjectIdentifier(view)] = ObjectIdentifier(other)
                gapsAbove[ObjectIdentifier(view)] = constant
            case (.bottom, .top):
                above[ObjectIdentifier(other)] = ObjectIdentifier(view)
                gapsAbove[ObjectIdentifier(other)] = -constant
            default:
                break
            }
        }
    }
#endif
