#if !canImport(UIKit)
    import Foundation

    extension UIViewController {
        /// The nearest container that is a navigation controller.
        public var navigationController: UINavigationController? { ancestor() }

        func ancestor<Container: UIViewController>() -> Container? {
            var ancestor = parent
            while let candidate = ancestor {
                if let container = candidate as? Container { return container }
                ancestor = candidate.parent
            }
            return nil
        }

        /// This controller's outermost container.
        var root: UIViewController {
            var root = self
            while let parent = root.parent { root = parent }
            return root
        }

        func adopt(_ child: UIViewController) {
            precondition(child !== self, "A controller cannot be its own child")
            guard child.parent !== self else { return }
            if child.parent != nil { child.leaveParent(tells: false) }
            child.willMove(toParent: self)
            children.append(child)
            child.parent = self
            child.isMovingToParent = true
        }

        func leaveParent(tells: Bool = true) {
            guard let old = parent else { return }
            parent = nil
            isMovingToParent = false
            isMovingFromParent = false
            // Alive until it has been told, even if the parent was its only owner.
            withExtendedLifetime(self) {
                old.children.removeAll { $0 === self }
                if tells { didMove(toParent: nil) }
            }
        }
    }
#endif
