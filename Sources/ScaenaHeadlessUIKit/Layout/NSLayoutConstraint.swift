#if !canImport(UIKit)
    import Foundation

    /// The weight of a constraint: 1 to 1000, 1000 being required.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
        /// The priority as a number.
        public let rawValue: Float
        /// Creates a priority of a number.
        public init(rawValue: Float) { self.rawValue = rawValue }
        /// Creates a priority of a number.
        public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
        /// Must hold.
        public static let required = UILayoutPriority(1000)
        /// As a button resists being compressed.
        public static let defaultHigh = UILayoutPriority(750)
        /// As a button hugs its content.
        public static let defaultLow = UILayoutPriority(250)
        /// As the fitting of a size, which gives way to everything.
        public static let fittingSizeLevel = UILayoutPriority(50)
    }

    /// A relation between two attributes of views or guides.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>: `firstItem.firstAttribute
    /// relation multiplier × secondItem.secondAttribute + constant`. Differs: nothing is solved; a renderer takes
    /// constraints as hints.
    @preconcurrency @MainActor
    open class NSLayoutConstraint: NSObject {
        /// An edge, a size or a line of an item.
        public enum Attribute: Int, Sendable {
            /// The left edge.
            case left = 1
            /// The right edge.
            case right = 2
            /// The top edge.
            case top = 3
            /// The bottom edge.
            case bottom = 4
            /// The edge where reading begins.
            case leading = 5
            /// The edge where reading ends.
            case trailing = 6
            /// The width.
            case width = 7
            /// The height.
            case height = 8
            /// The middle across.
            case centerX = 9
            /// The middle down.
            case centerY = 10
            /// The baseline of the last line.
            case lastBaseline = 11
            /// The baseline of the first line.
            case firstBaseline = 12
            /// None: the constraint is with a constant.
            case notAnAttribute = 0
        }

        /// The relation of the two sides.
        public enum Relation: Int, Sendable {
            /// At most.
            case lessThanOrEqual = -1
            /// The same.
            case equal = 0
            /// At least.
            case greaterThanOrEqual = 1
        }

        /// Across or down.
        public enum Axis: Int, Sendable {
            /// Across.
            case horizontal = 0
            /// Down.
            case vertical = 1
        }

        /// The item on the left side, a view or a guide; not owned, and `nil` when it has gone, where UIKit's reference
        /// is unsafe.
        open private(set) weak var firstItem: AnyObject?
        /// The attribute on the left side.
        public let firstAttribute: Attribute
        /// The relation of the sides.
        public let relation: Relation
        /// The item on the right side, if any; not owned.
        open private(set) weak var secondItem: AnyObject?
        /// The attribute on the right side.
        public let secondAttribute: Attribute
        /// By what the right attribute is multiplied.
        public let multiplier: CGFloat
        /// The distance that is added, in points.
        open var constant: CGFloat { didSet { holder?.setNeedsRendering() } }
        /// The weight of the constraint.
        open var priority = UILayoutPriority.required { didSet { holder?.setNeedsRendering() } }
        /// A name for people who debug.
        open var identifier: String?
        /// The view that holds this constraint while it is active.
        weak var holder: UIView?

        /// Creates an inactive constraint between a view or guide and another, or a constant.
        public init(
            item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
            attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
        ) {
            firstItem = view1 as AnyObject
            firstAttribute = attr1
            self.relation = relation
            secondItem = view2.map { $0 as AnyObject }
            secondAttribute = attr2
            self.multiplier = multiplier
            self.constant = constant
            super.init()
        }

        /// True if the constraint applies. Setting it adds the constraint to the nearest view that contains both
        /// items, which must exist.
        open var isActive: Bool {
            get { holder != nil }
            set {
                if newValue {
                    guard holder == nil else { return }
                    guard let ancestor = commonAncestor else {
                        preconditionFailure(
                            "Unable to activate a constraint between items that have no common ancestor")
                    }
                    ancestor.addConstraint(self)
                } else {
                    holder?.removeConstraint(self)
                }
            }
        }

        /// Activates constraints.
        open class func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }

        /// Deactivates constraints.
        open class func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }

        private static func view(of item: AnyObject?) -> UIView? {
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }

        private var commonAncestor: UIView? {
            guard let first = Self.view(of: firstItem) else { return nil }
            guard secondItem != nil else { return first }
            guard let second = Self.view(of: secondItem) else { return nil }
            var ancestor: UIView? = first
            while let candidate = ancestor, !second.isDescendant(of: candidate) { ancestor = candidate.superview }
            return ancestor
        }

        /// Returns true if an item of this constraint is in `view`.
        func reaches(into view: UIView) -> Bool {
            [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
        }
    }
#endif
