#if !canImport(UIKit)
    import Foundation

    /// Shows controllers beside each other, or one over the other where there is room for one.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>. There is room for one column only
    /// where the window is narrower than 700 points, which is where its traits say so; when the window's size changes, as
    /// by a rotation, the columns go one over the other, or beside each other again. Differs: no published order of the
    /// callbacks of such a change is known, and a column that stays in sight is told that it goes and comes; without a
    /// column style, a stack that was shown as the detail where there was room for one only stays on the primary one's;
    /// columns are not hidden by a person.
    open class UISplitViewController: UIViewController {
        /// The number of columns.
        public enum Style: Int, Sendable {
            /// Two, as ``UISplitViewController/viewControllers`` says.
            case unspecified = 0
            /// Two.
            case doubleColumn = 1
            /// Three.
            case tripleColumn = 2
        }

        /// A column.
        public enum Column: Int, Sendable {
            /// Where choices begin.
            case primary = 0
            /// Between the two, in a style of three.
            case supplementary = 1
            /// The details of the choice.
            case secondary = 2
            /// The controller that shows in the place of all where there is room for one.
            case compact = 3
        }

        /// Which columns show.
        public enum DisplayMode: Int, Sendable {
            /// As the controller thinks best.
            case automatic = 0
            /// The secondary one.
            case secondaryOnly = 1
            /// One beside it.
            case oneBesideSecondary = 2
            /// One over it.
            case oneOverSecondary = 3
            /// Two beside it.
            case twoBesideSecondary = 4
            /// Two over it.
            case twoOverSecondary = 5
            /// Two, which push it away.
            case twoDisplaceSecondary = 6
        }

        /// Creates a controller of columns.
        public init(style: Style) {
            self.style = style
            super.init(nibName: nil, bundle: nil)
        }

        /// Creates a controller of two, which ``viewControllers`` says.
        public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            style = .unspecified
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// The number of columns.
        public let style: Style
        /// Says what shows where there is room for one column only; not owned.
        open weak var delegate: (any UISplitViewControllerDelegate)?
        /// Which columns are to show beside each other.
        open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsRendering() } }
        /// True if there is room for one column only; known when the controller has appeared, before that by the
        /// width of its window, its view or the screen.
        open var isCollapsed: Bool { collapsed ?? isNarrow }
        /// Which columns show.
        open var displayMode: DisplayMode {
            if preferredDisplayMode != .automatic { return preferredDisplayMode }
            return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        }

        private var collapsed: Bool?
        /// The controller that was set for each column.
        private var given: [Column: UIViewController] = [:]
        /// The controller that shows for each column: a stack around the one that was set, in the styles of columns.
        private var containers: [Column: UIViewController] = [:]
        /// The controllers that show now, the leading one first.
        package private(set) var shownColumns: [UIViewController] = []

        /// The stacks that this controller made around columns which are not shown where there is room for one.
        private var aside: [Column: UINavigationController] = [:]
        /// The controller that was shown as the secondary one, without a column style, where there is room for one.
        private weak var collapsedDetail: UIViewController?

        private var isNarrow: Bool {
            let way = sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
            let window = way.lazy.compactMap { $0.viewIfLoaded?.window }.first
            let room = (window ?? UIView.windowToCome)?.bounds ?? viewIfLoaded?.bounds ?? UIScreen.main.bounds
            return room.width < 700
        }

        private static let order = [Column.primary, .supplementary, .secondary]

        // MARK: Columns

        /// The controllers, the primary one first; owned. To be set only without a column style.
        open var viewControllers: [UIViewController] {
            get {
                if collapsed == true { return shownColumns }
                return Self.order.compactMap { containers[$0] }
            }
            set {
                precondition(style == .unspecified, "The controllers of columns are set by setViewController(_:for:)")
                precondition(newValue.count <= 2, "A split view controller without a column style has two controllers")
                put(newValue.first, at: .primary, inStack: false)
                put(newValue.dropFirst().first, at: .secondary, inStack: false)
                columnsChanged()
            }
        }

        /// Says the controller of a column; one that is no navigation controller gets one around it, unless the column is
        /// the compact one.
        open func setViewController(_ vc: UIViewController?, for column: Column) {
            precondition(style != .unspecified, "Without a column style, viewControllers are set")
            put(vc, at: column, inStack: column != .compact)
            columnsChanged()
        }

        /// The controller that was set for a column.
        open func viewController(for column: Column) -> UIViewController? { given[column] }

        private func put(_ controller: UIViewController?, at column: Column, inStack: Bool) {
            guard given[column] !== controller else { return }
            given[column] = controller
            aside[column] = nil
            if let old = containers[column] {
                old.willMove(toParent: nil)
                containers[column] = nil
                hide(old)
                old.removeFromParent()
            }
            guard let controller else { return }
            if collapsed == true, column != .primary, column != .compact { return }
            let container =
                inStack && !(controller is UINavigationController)
                ? UINavigationController(rootViewController: controller) : controller
            containers[column] = container
            addChild(container)
            container.didMove(toParent: self)
        }

        // MARK: Showing

        /// Brings a column on top where there is room for one; elsewhere all show already.
        open func show(_ column: Column) {
            guard isCollapsed, let controller = given[column], let stack = collapsedStack else { return }
            if column == .primary {
                if let root = stack.viewControllers.first { stack.popToViewController(root, animated: true) }
            } else if let made = aside.removeValue(forKey: column) {
                let own = made.giveAway(from: 0)
                stack.setViewControllers(stack.viewControllers + own, animated: appearanceState == .appeared)
            } else if collapsed == true {
                push(controller, onto: stack, animated: appearanceState == .appeared)
            }
        }

        /// Shows a controller as the secondary one: in its column, or on top where there is room for one.
        open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            if collapsed == true {
                guard let stack = collapsedStack else { return present(vc, animated: true) }
                if style == .unspecified {
                    collapsedDetail = vc
                } else {
                    given[.secondary] = vc
                    aside[.secondary] = nil
                }
                push(vc, onto: stack, animated: appearanceState == .appeared)
            } else {
                put(vc, at: .secondary, inStack: style != .unspecified)
                columnsChanged()
            }
        }

        /// The stack of what shows where there is room for one.
        private var collapsedStack: UINavigationController? {
            (collapsed == true ? shownColumns.first : containers[.primary]) as? UINavigationController
        }

        /// Puts a controller on a stack; a stack itself gives what is on it.
        private func push(_ controller: UIViewController, onto stack: UINavigationController, animated: Bool) {
            guard let inner = controller as? UINavigationController else {
                if stack.viewControllers.contains(controller) {
                    stack.popToViewController(controller, animated: animated)
                } else {
                    stack.pushViewController(controller, animated: animated)
                }
                return
            }
            inner.collapse(onto: stack, animated: animated)
        }

        private func columnsChanged() {
            guard collapsed != nil, let view = viewIfLoaded else { return }
            arrange(in: view)
        }

        private func collapse() {
            guard containers[.compact] == nil, let stack = containers[.primary] as? UINavigationController else {
                return
            }
            for column in shownColumns where column !== stack { hide(column) }
            if style == .unspecified {
                guard let secondary = containers[.secondary], let primary = given[.primary] else { return }
                let isDone =
                    delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
                release(.secondary)
                if !isDone { push(secondary, onto: stack, animated: false) }
                return
            }
            let proposed = Self.order.last { given[$0] != nil } ?? .primary
            let top =
                delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
            for column in Self.order where column != .primary {
                guard let controller = given[column] else { continue }
                let container = containers[column]
                release(column)
                let isBelowTop = column.rawValue <= top.rawValue
                if let made = container as? UINavigationController, made !== controller {
                    guard isBelowTop else {
                        aside[column] = made
                        continue
                    }
                    stack.setViewControllers(stack.viewControllers + made.giveAway(from: 0), animated: false)
                } else if isBelowTop {
                    push(controller, onto: stack, animated: false)
                }
            }
        }

        /// Gives each column what is its own of the stack that showed all of them: what was pushed over a column's first
        /// controller is that column's.
        private func expand() {
            guard containers[.compact] == nil else { return }
            let stack = containers[.primary] as? UINavigationController
            for column in Self.order.reversed() where column != .primary {
                guard containers[column] == nil, let container = expandedContainer(of: column, from: stack) else {
                    continue
                }
                containers[column] = container
                addChild(container)
                container.didMove(toParent: self)
            }
            aside = [:]
            collapsedDetail = nil
        }

        private func expandedContainer(
            of column: Column, from stack: UINavigationController?
        ) -> UIViewController? {
            if let detail = collapsedDetail, stack?.viewControllers.contains(detail) == true { given[column] = detail }
            guard let controller = given[column] else { return nil }
            if let inner = controller as? UINavigationController {
                inner.expand()
                return inner
            }
            let made = aside[column] ?? UINavigationController(nibName: nil, bundle: nil)
            if let stack, let place = stack.viewControllers.firstIndex(of: controller) {
                let own = stack.giveAway(from: place)
                // Without a column style a column has no stack, unless there is something to be put on it.
                if style == .unspecified, own.count == 1 { return controller }
                made.setViewControllers(own, animated: false)
            } else if style == .unspecified {
                return controller
            } else if made.viewControllers.isEmpty {
                made.setViewControllers([controller], animated: false)
            }
            return made
        }

        /// Puts the columns one over the other, or beside each other, where there is room for it now.
        private func changeColumns(in view: UIView) {
            let isFirst = collapsed == nil
            collapsed = isNarrow
            if collapsed == true {
                collapse()
            } else if !isFirst {
                expand()
            }
            arrange(in: view)
        }

        override func followWindow() {
            if let view = viewIfLoaded, let collapsed {
                if collapsed != isNarrow { changeColumns(in: view) } else { arrange(in: view) }
            }
            super.followWindow()
        }

        private func release(_ column: Column) {
            guard let container = containers.removeValue(forKey: column) else { return }
            container.willMove(toParent: nil)
            container.removeFromParent()
        }

        private func arrange(in view: UIView) {
            let wanted: [UIViewController]
            if collapsed == true {
                let one = containers[.compact] ?? Self.order.lazy.compactMap { self.containers[$0] }.first
                wanted = one.map { [$0] } ?? []
            } else {
                let hidesOthers = displayMode == .secondaryOnly && containers[.secondary] != nil
                wanted = Self.order.filter { !hidesOthers || $0 == .secondary }.compactMap { containers[$0] }
            }
            for old in shownColumns where !wanted.contains(old) { hide(old) }
            let arriving = wanted.filter { !shownColumns.contains($0) }
            shownColumns = wanted
            for controller in arriving {
                controller.loadViewIfNeeded()
                if isShown { controller.performWillAppear(animated: false) }
            }
            UIView.managingAppearance {
                for (index, controller) in wanted.enumerated() {
                    guard let child = controller.view else { continue }
                    if collapsed == true { child.frame = view.bounds }
                    view.insertSubview(child, at: index)
                }
            }
            guard isShown else { return }
            for controller in arriving { controller.performIsAppearing(animated: false) }
            // While this controller itself appears, its end is the columns' end too.
            guard appearanceState == .appeared else { return }
            MainQueue.later { for controller in arriving { controller.performDidAppear(animated: false) } }
        }

        private func hide(_ controller: UIViewController) {
            guard shownColumns.contains(controller) else { return }
            shownColumns.removeAll { $0 === controller }
            if isShown { controller.performWillDisappear(animated: false) }
            UIView.managingAppearance { controller.viewIfLoaded?.removeFromSuperview() }
            if isShown { controller.performDidDisappear(animated: false) }
        }

        override var childrenThatAppear: [UIViewController] { shownColumns }

        override func bringInChildren() {
            guard collapsed != isNarrow, let view = viewIfLoaded else { return }
            let state = appearanceState
            // Their appearance is this controller's: they are told after it was.
            appearanceState = .disappeared
            changeColumns(in: view)
            appearanceState = state
        }
    }

    extension UIViewController {
        /// The nearest container that is a split view controller.
        public var splitViewController: UISplitViewController? { ancestor() }
    }
#endif
