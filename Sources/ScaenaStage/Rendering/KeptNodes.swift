#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    /// Nodes of views in which nothing has changed since they were made: a tap mostly changes a few of a thousand.
    ///
    /// A view forgets its node when it, or a view in it, says that it needs to be rendered. Kept are only UIKit's own plain
    /// views, which say so of every change: a subclass of the app's may answer otherwise at any time, and what a table, a
    /// field or a picture looks like is not the view's alone.
    @MainActor
    final class KeptNodes {
        private final class Drawing {
            let node: StageNode
            weak var owner: KeptNodes?

            init(_ node: StageNode, of owner: KeptNodes) { (self.node, self.owner) = (node, owner) }
        }

        /// True if nodes are kept at all; tests compare with nodes that are made anew.
        var isOn = true
        /// The number of views so far that are to be asked each time: a view that holds such a one is not kept
        /// either.
        private var passed = 0

        /// Says that a view is made that is to be asked each time.
        func passOne() { passed += 1 }

        /// Returns true if a view asks to be rendered after each of its changes.
        static func mayKeep(_ view: UIView) -> Bool {
            let type = type(of: view)
            guard
                type == UILabel.self || type == UIView.self || type == UIStackView.self || type == UISwitch.self
                    || type == UIProgressView.self
            else { return false }
            return view.viewController == nil && view.gestureRecognizers?.isEmpty ?? true
        }

        /// The node of a view: the one that is kept, or a new one.
        func node(of view: UIView, made: () -> StageNode) -> StageNode {
            if isOn, let drawing = view.drawn as? Drawing, drawing.owner === self { return drawing.node }
            let before = passed
            let node = made()
            if isOn, passed == before { view.drawn = Drawing(node, of: self) }
            return node
        }
    }
#endif
