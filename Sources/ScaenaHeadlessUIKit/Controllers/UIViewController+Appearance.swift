#if !canImport(UIKit)
    import Foundation

    extension UIViewController {
        /// Tells a child that it begins to appear or to disappear, where the container forwards by itself.
        public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            appearanceIsAnimated = animated
            if isAppearing {
                performWillAppear(animated: animated)
                performIsAppearing(animated: animated)
            } else {
                performWillDisappear(animated: animated)
            }
        }

        /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` began is over.
        public func endAppearanceTransition() {
            switch appearanceState {
            case .appearing: performDidAppear(animated: appearanceIsAnimated)
            case .disappearing: performDidDisappear(animated: appearanceIsAnimated)
            case .appeared, .disappeared: break
            }
        }
    }

    /// The steps of an appearance. Each happens only in the state before it, so that a controller that is told twice, by
    /// its container and by its view's move, is told once.
    extension UIViewController {
        var isShown: Bool { appearanceState == .appeared || appearanceState == .appearing }

        private var followers: [UIViewController] {
            shouldAutomaticallyForwardAppearanceMethods ? childrenThatAppear : []
        }

        /// True if a bare move of the view into a window or out of it makes the controller appear or disappear.
        var followsItsView: Bool {
            guard let parent else { return true }
            return parent.isShown && parent.shouldAutomaticallyForwardAppearanceMethods
        }

        func performWillAppear(animated: Bool) {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
            loadViewIfNeeded()
            appearanceState = .appearing
            wasToldIsAppearing = false
            viewWillAppear(animated)
            bringInChildren()
            for child in followers { child.performWillAppear(animated: animated) }
        }

        func performIsAppearing(animated: Bool) {
            guard appearanceState == .appearing else { return }
            if !wasToldIsAppearing {
                wasToldIsAppearing = true
                viewIsAppearing(animated)
            }
            for child in followers { child.performIsAppearing(animated: animated) }
        }

        func performDidAppear(animated: Bool) {
            guard appearanceState == .appearing else { return }
            appearanceState = .appeared
            viewDidAppear(animated)
            for child in followers { child.performDidAppear(animated: animated) }
            isMovingToParent = false
        }

        func performWillDisappear(animated: Bool) {
            guard isShown else { return }
            appearanceState = .disappearing
            viewWillDisappear(animated)
            for child in followers { child.performWillDisappear(animated: animated) }
        }

        func performDidDisappear(animated: Bool) {
            guard appearanceState == .disappearing else { return }
            appearanceState = .disappeared
            viewDidDisappear(animated)
            for child in followers { child.performDidDisappear(animated: animated) }
        }
    }
#endif
