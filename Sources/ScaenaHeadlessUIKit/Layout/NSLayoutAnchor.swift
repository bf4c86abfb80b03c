#if !canImport(UIKit)
    import Foundation

    /// An edge, size or line of a view or guide, from which constraints are made.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
    @preconcurrency @MainActor
    open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute

        init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
            self.item = item
            self.attribute = attribute
            super.init()
        }

        func constraint(
            _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1,
            constant: CGFloat
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
                attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        }

        /// A constraint to another anchor, plus points.
        open func constraint(
            equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            constraint(.equal, to: anchor, constant: constant)
        }

        /// A constraint to at least another anchor, plus points.
        open func constraint(
            greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            constraint(.greaterThanOrEqual, to: anchor, constant: constant)
        }

        /// A constraint to at most another anchor, plus points.
        open func constraint(
            lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            constraint(.lessThanOrEqual, to: anchor, constant: constant)
        }
    }

    /// An anchor across: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
    public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

    /// An anchor down: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
    public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

    /// A width or height: <https://developer.apple.com/documentation/uikit/nslayoutdimension>.
    public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
        /// A constraint to a size, in points.
        public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
            constraint(.equal, to: nil, constant: constant)
        }

        /// A constraint to at least a size, in points.
        public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            constraint(.greaterThanOrEqual, to: nil, constant: constant)
        }

        /// A constraint to at most a size, in points.
        public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            constraint(.lessThanOrEqual, to: nil, constant: constant)
        }

        /// A constraint to a multiple of another size, plus points.
        public func constraint(
            equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
        }

        /// A constraint to at least a multiple of another size, plus points.
        public func constraint(
            greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
        }

        /// A constraint to at most a multiple of another size, plus points.
        public func constraint(
            lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
        }
    }
#endif
