#if !canImport(UIKit)
    import Foundation

    /// Views in a row or a column.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uistackview>: arranged views are subviews; one that
    /// leaves the stack as a subview leaves the arrangement, but not the other way round.
    open class UIStackView: UIView {
        /// The distribution of the views along the stack.
        public enum Distribution: Int, Sendable {
            /// They fill it, by their priorities.
            case fill = 0
            /// They fill it, each as long as the others.
            case fillEqually = 1
            /// They fill it, in proportion to their own lengths.
            case fillProportionally = 2
            /// The room between them is equal.
            case equalSpacing = 3
            /// The distances of their middles are equal.
            case equalCentering = 4
        }

        /// The alignment of the views across the stack.
        public enum Alignment: Int, Sendable {
            /// They fill it.
            case fill = 0
            /// At the leading edge of a column.
            case leading = 1
            /// On the first baseline of a row.
            case firstBaseline = 2
            /// In the middle.
            case center = 3
            /// At the trailing edge of a column.
            case trailing = 4
            /// On the last baseline of a row.
            case lastBaseline = 5
            /// At the top of a row.
            public static var top: Alignment { .leading }
            /// At the bottom of a row.
            public static var bottom: Alignment { .trailing }
        }

        /// Creates an empty row.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a row of views.
        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            for view in views { addArrangedSubview(view) }
        }

        /// Fails: there are no archives of views here.
        public required init(coder: NSCoder) {
            super.init(frame: .zero)
        }

        /// The views in their order.
        open private(set) var arrangedSubviews: [UIView] = []
        /// A row or a column.
        open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
        /// The distribution of the views along the stack.
        open var distribution = Distribution.fill { didSet { arrangementChanged() } }
        /// The alignment of the views across the stack.
        open var alignment = Alignment.fill { didSet { arrangementChanged() } }
        /// The distance between views, in points.
        open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
        /// True if the views keep the stack's margins.
        open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
        private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
        /// True once a distance was set after one view.
        package final var hasCustomSpacing: Bool { !customSpacings.isEmpty }

        /// Appends a view, which becomes a subview; one that is already arranged moves to the end.
        open func addArrangedSubview(_ view: UIView) {
            arrange(view, at: arrangedSubviews.count)
        }

        /// Inserts a view, which becomes a subview; one that is already arranged moves.
        ///
        /// - Parameters:
        ///   - view: the view.
        ///   - stackIndex: the place; at most the number of arranged views.
        open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            precondition(
                (0...arrangedSubviews.count).contains(stackIndex), "The index is beyond the arranged subviews")
            arrange(view, at: stackIndex)
        }

        /// Takes a view out of the arrangement; it stays a subview.
        open func removeArrangedSubview(_ view: UIView) {
            guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
            arrangedSubviews.remove(at: index)
            customSpacings[ObjectIdentifier(view)] = nil
            arrangementChanged()
        }

        /// Says the distance after one view, in points.
        open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
            guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
            customSpacings[ObjectIdentifier(arrangedSubview)] =
                spacing == Self.spacingUseDefault ? nil : spacing
            arrangementChanged()
        }

        /// The distance after one view, in points, or ``spacingUseDefault``.
        open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
            customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
        }

        /// Stands for ``spacing``, where no custom one was set.
        public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
        /// Stands for the system's distance.
        public class var spacingUseSystem: CGFloat { 1.175494351e-38 }

        /// A subview that leaves is no longer arranged.
        open override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            removeArrangedSubview(subview)
        }

        private func arrange(_ view: UIView, at index: Int) {
            var index = index
            if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
                arrangedSubviews.remove(at: old)
                if old < index { index -= 1 }
            }
            if view.superview !== self { addSubview(view) }
            view.translatesAutoresizingMaskIntoConstraints = false
            arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
            arrangementChanged()
        }

        private func arrangementChanged() {
            setNeedsLayout()
            setNeedsRendering()
        }
    }
#endif
