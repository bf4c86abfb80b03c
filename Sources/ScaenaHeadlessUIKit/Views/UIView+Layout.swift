#if !canImport(UIKit)
    import Foundation

    extension UIView {
        /// The leading edge.
        public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
        /// The trailing edge.
        public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
        /// The left edge.
        public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
        /// The right edge.
        public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
        /// The top edge.
        public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
        /// The bottom edge.
        public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
        /// The width.
        public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
        /// The height.
        public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
        /// The middle across.
        public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
        /// The middle down.
        public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
        /// The baseline of the first line.
        public var firstBaselineAnchor: NSLayoutYAxisAnchor {
            NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
        }
        /// The baseline of the last line.
        public var lastBaselineAnchor: NSLayoutYAxisAnchor {
            NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
        }

        /// The part of the view that bars do not cover.
        public var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
        /// The part of the view that the keyboard covers.
        public var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
        /// The part of the view within its margins.
        public var layoutMarginsGuide: UILayoutGuide { marginsGuide }
        /// The part of the view in which lines stay readable.
        public var readableContentGuide: UILayoutGuide { readableGuide }

        /// The margins, left and right instead of leading and trailing (text here reads from the left).
        public var layoutMargins: UIEdgeInsets {
            get {
                let margins = directionalLayoutMargins
                return UIEdgeInsets(
                    top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
            }
            set {
                directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
            }
        }

        /// Gives the view a guide, which then may be constrained.
        public func addLayoutGuide(_ guide: UILayoutGuide) {
            guide.owningView?.removeLayoutGuide(guide)
            guide.owningView = self
            layoutGuides.append(guide)
        }

        /// Takes a guide away.
        public func removeLayoutGuide(_ guide: UILayoutGuide) {
            guard guide.owningView === self else { return }
            layoutGuides.removeAll { $0 === guide }
            guide.owningView = nil
        }

        /// Holds a constraint, which is active from now on.
        public func addConstraint(_ constraint: NSLayoutConstraint) {
            guard constraint.holder !== self else { return }
            constraint.holder?.removeConstraint(constraint)
            constraint.holder = self
            constraints.append(constraint)
            setNeedsLayout()
            setNeedsRendering()
        }

        /// Holds constraints, which are active from now on.
        public func addConstraints(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { addConstraint(constraint) }
        }

        /// Lets go of a constraint, which is inactive from now on.
        public func removeConstraint(_ constraint: NSLayoutConstraint) {
            guard constraint.holder === self else { return }
            constraint.holder = nil
            constraints.removeAll { $0 === constraint }
            setNeedsLayout()
            setNeedsRendering()
        }

        /// Lets go of constraints, which are inactive from now on.
        public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { removeConstraint(constraint) }
        }

        /// Returns the priority with which the view resists being larger than its content.
        public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            hugging[axis] ?? .defaultLow
        }

        /// Says how strongly the view resists being larger than its content.
        public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            hugging[axis] = priority
            setNeedsRendering()
        }

        /// Returns the priority with which the view resists being smaller than its content.
        public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            compression[axis] ?? .defaultHigh
        }

        /// Says how strongly the view resists being smaller than its content.
        public func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {
            compression[axis] = priority
            setNeedsRendering()
        }
    }

    extension UIView {
        /// Runs `layoutSubviews` where it was asked for, outside first, with the controller's two calls around it.
        func runLayout() {
            guard subtreeNeedsLayout else { return }
            subtreeNeedsLayout = false
            if needsLayout {
                needsLayout = false
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            for subview in subviews { subview.runLayout() }
        }
    }
#endif
