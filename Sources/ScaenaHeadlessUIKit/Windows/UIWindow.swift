#if !canImport(UIKit)
    import Foundation

    /// Shows a window, wherever that is; told of each visible change.
    @MainActor
    package protocol WindowRenderer: AnyObject {
        /// Something visible below the window has changed. Called at once, in the middle of the change and often: the
        /// renderer remembers it and reads the window in a later turn.
        func windowNeedsRendering(_ window: UIWindow)
    }

    /// The root of a tree of views, which shows a controller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiwindow>. Differs: no levels; a window is
    /// seen when a renderer is attached. That controllers disappear with a hidden window is this one's choice, since no
    /// published order is known.
    open class UIWindow: UIView {
        /// Creates a hidden window.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            hostingWindow = self
            super.isHidden = true
            UIApplication.shared.register(self)
        }

        /// Creates a hidden window as large as the screen.
        public convenience init() { self.init(frame: UIScreen.main.bounds) }

        /// Creates a hidden window of a scene.
        public convenience init(windowScene: UIWindowScene) {
            self.init(frame: windowScene.screen.bounds)
            self.windowScene = windowScene
        }

        /// Renders the window and all its content anew: a change of the window, such as of the device's settings,
        /// concerns all that is in it.
        override func setNeedsRendering() {
            forgetDrawings()
            super.setNeedsRendering()
        }

        /// The scene of the window; not owned.
        open weak var windowScene: UIWindowScene?

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// The renderer that shows this window; not owned.
        package weak var renderer: (any WindowRenderer)? { didSet { setNeedsRendering() } }

        /// The responder that has the keyboard.
        weak var firstResponder: UIResponder? { didSet { followKeyboard() } }
        /// True if one responder has given the keyboard up, and the next has not taken it yet.
        var isHandingKeyboardOver = false { didSet { followKeyboard() } }
        /// The keyboard on the screen; `nil` while there is none.
        package internal(set) var keyboard: SoftwareKeyboard?

        /// The scene, else the application.
        open override var next: UIResponder? { windowScene ?? UIApplication.shared }

        /// The controller whose view fills the window; owned.
        open var rootViewController: UIViewController? {
            didSet {
                guard oldValue !== rootViewController else { return }
                if let oldValue { UIPresentationController.abandonPresentations(above: oldValue) }
                oldValue?.viewIfLoaded?.removeFromSuperview()
                showRoot()
            }
        }

        /// Shows the window and makes it the key window.
        open func makeKeyAndVisible() {
            makeKey()
            isHidden = false
        }

        /// Makes the window the one that gets keyboard input.
        open func makeKey() { UIApplication.shared.makeKey(self) }

        /// True if the window gets keyboard input.
        open var isKeyWindow: Bool { UIApplication.shared.key === self }

        /// True if the window is hidden; controllers appear and disappear with it.
        open override var isHidden: Bool {
            didSet {
                guard oldValue != isHidden else { return }
                if isHidden { concealControllers() } else { revealControllers() }
            }
        }

        /// The place in the window's own coordinates, in points. When its size changes, as by a rotation, the views of
        /// controllers that fill the window follow in the same turn, those of containers' children with them.
        open override var bounds: CGRect {
            get { super.bounds }
            set {
                guard newValue.size != bounds.size else { return super.bounds = newValue }
                let previous = traitCollection
                super.bounds = newValue
                for controller in presentationChain { fill(with: controller) }
                followKeyboard()
                if previous != traitCollection { traitsChanged(from: previous) }
            }
        }

        private func fill(with controller: UIViewController) {
            if let view = controller.viewIfLoaded {
                // A presented one is in a view of its presentation's.
                if let container = view.superview, container !== self { container.frame = bounds }
                view.frame = bounds
            }
            controller.followWindow()
        }

        private func showRoot() {
            guard !isHidden, let root = rootViewController else { return }
            guard root.ownPresented?.presentation?.coversPresenter != true else { return }
            if let view = root.view, view.superview !== self {
                view.frame = bounds
                insertSubview(view, at: 0)
            }
        }

        private func concealControllers() {
            let shown = presentationChain.filter(\.isShown)
            for controller in shown.reversed() { controller.performWillDisappear(animated: false) }
            for controller in shown.reversed() { controller.performDidDisappear(animated: false) }
        }

        private func revealControllers() {
            showRoot()
            let returning = presentationChain.filter { controller in
                controller.viewIfLoaded?.window === self && !controller.isBeingDismissed
            }
            for controller in returning where controller.appearanceState == .disappeared {
                guard controller.ownPresented?.presentation?.coversPresenter != true else { continue }
                controller.performWillAppear(animated: false)
                controller.performIsAppearing(animated: false)
            }
            MainQueue.later { for controller in returning { controller.performDidAppear(animated: false) } }
        }

        /// The root controller and what is presented over it, one over the other.
        package var presentationChain: [UIViewController] {
            var chain: [UIViewController] = []
            var next = rootViewController
            while let controller = next {
                chain.append(controller)
                next = controller.presentedInTree
            }
            return chain
        }

        private var layoutPassScheduled = false

        /// Runs one layout of the whole window in a later turn of the main queue, however often it is asked for.
        func scheduleLayoutPass() {
            guard !layoutPassScheduled else { return }
            layoutPassScheduled = true
            MainQueue.later { [weak self] in
                guard let self else { return }
                layoutPassScheduled = false
                runLayout()
            }
        }
    }

    extension UIViewController {
        /// The controller that this controller or one below it presents.
        var presentedInTree: UIViewController? {
            if let ownPresented { return ownPresented }
            for child in children {
                if let presented = child.presentedInTree { return presented }
            }
            return nil
        }
    }
#endif
