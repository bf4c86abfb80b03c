import ScaenaKit

/// The operations of routers, wireframes and navigators: push, pop, present and dismiss, from a view controller,
/// safely.
///
/// ```swift
/// viewController?.navigation.push(ItemConfigurator.build(item: item))
/// await viewController?.navigation.present(FilterConfigurator.build()).ended()
/// ```
///
/// A user who taps twice gets one screen: a push needs the view controller to go from on top of its stack, and a
/// presentation needs that nothing is presented; the second call finds that it is not so any more. A call during a
/// transition waits for its end first. One whose view controller has gone meanwhile does nothing. Why a call did nothing
/// it says in its ``NavigationOutcome``.
@MainActor
public struct Navigation {
    /// The result of looking whether a navigation can happen now.
    enum Attempt {
        /// It cannot be.
        case refused(NavigationRefusal)
        /// It has begun, and ends with the transitions.
        case begun
        /// It has begun, and says itself when it ends.
        case ending(Ending)
    }

    /// The end of an attempt that is told, most often.
    struct Ending {
        let ended = OneShot<NavigationOutcome>()
        /// Where it moves.
        weak var place: UIViewController?
        /// The outcome where UIKit has not told it by the time that nothing moves: it forgets the completion of a
        /// presentation whose window goes meanwhile, and that of a dismissal which a gesture overtakes.
        let found: @MainActor () -> NavigationOutcome
    }

    weak var source: UIViewController?

    /// Navigation from a view controller.
    ///
    /// - Parameter source: Where the user is. Held weakly.
    public init(from source: UIViewController?) {
        self.source = source
    }

    // MARK: Stacks

    /// Pushes a view controller onto the stack on top of which the source is.
    ///
    /// - Parameters:
    ///   - viewController: The controller to push.
    ///   - animated: True if it comes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func push(_ viewController: UIViewController, animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let stack = source.stack else { throw .notInStack(name(source)) }
            guard viewController.parent == nil, viewController.presentingViewController == nil else {
                throw .alreadyShown(name(viewController))
            }
            if let top = stack.topViewController, stack !== source, source.member(of: stack) !== top {
                throw .notOnTop(name(source), top: name(top))
            }
            return {
                stack.pushViewController(viewController, animated: animated)
                return .begun
            }
        }
    }

    /// Pops the source, and whatever is above it, off its stack. What it presents is dismissed first.
    ///
    /// - Parameter animated: True if it goes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func pop(animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let stack = source.stack, let member = source.member(of: stack),
                let index = stack.viewControllers.firstIndex(of: member)
            else { throw .notInStack(name(source)) }
            guard index > 0 else { throw .nothingBeneath(name(source)) }
            return { stack.pop(to: stack.viewControllers[index - 1], animated: animated) }
        }
    }

    /// Pops everything above a view controller.
    ///
    /// - Parameters:
    ///   - viewController: One in the source's stack.
    ///   - animated: True if it goes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func pop(to viewController: UIViewController, animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let stack = source.stack else { throw .notInStack(name(source)) }
            guard stack.viewControllers.contains(viewController) else { throw .notBeneath(name(viewController)) }
            guard stack.topViewController !== viewController else { throw .alreadyShown(name(viewController)) }
            return { stack.pop(to: viewController, animated: animated) }
        }
    }

    /// Pops everything but the lowest of the source's stack.
    ///
    /// - Parameter animated: True if it goes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func popToRoot(animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let stack = source.stack else { throw .notInStack(name(source)) }
            guard stack.viewControllers.count > 1, let root = stack.viewControllers.first else {
                throw .nothingBeneath(name(source))
            }
            return { stack.pop(to: root, animated: animated) }
        }
    }

    /// Replaces the source's stack. What is presented above it is dismissed first.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack, the lowest first.
    ///   - animated: True if the change moves.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func setStack(_ viewControllers: [UIViewController], animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let stack = source.stack else { throw .notInStack(name(source)) }
            return {
                Self.dismissing(above: stack.topViewController, animated: animated) { [weak stack] in
                    stack?.setViewControllers(viewControllers, animated: animated)
                    return nil
                }
            }
        }
    }

    // MARK: Presentations

    /// Presents a view controller over the source.
    ///
    /// - Parameters:
    ///   - viewController: The controller to present.
    ///   - form: In which form; its own by default.
    ///   - animated: True if it comes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func present(
        _ viewController: UIViewController, as form: PresentationForm? = nil, animated: Bool = true
    ) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard viewController.parent == nil, viewController.presentingViewController == nil else {
                throw .alreadyShown(name(viewController))
            }
            if let presented = source.presentedViewController {
                throw .alreadyPresents(name(source), presented: name(presented))
            }
            guard source.viewIfLoaded?.window != nil else { throw .notShown(name(source)) }
            return {
                let name = name(source)
                let ending = Ending(place: source) { [weak viewController] in
                    viewController?.presentingViewController == nil ? .refused(.notShown(name)) : .done
                }
                (form ?? .ownStyle).apply(to: viewController, over: source)
                source.present(viewController, animated: animated) { ending.ended.set(.done) }
                guard viewController.presentingViewController != nil else { return .refused(.notShown(name)) }
                return .ending(ending)
            }
        }
    }

    /// Dismisses what the source presents, with all above it; if it presents nothing, the source itself with its container.
    ///
    /// - Parameter animated: True if it goes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func dismiss(animated: Bool = true) -> NavigationMove {
        // What is meant is decided now: a second tap must not dismiss the one beneath.
        let target = (source?.presentedViewController ?? source).map { WeakReference($0) }
        return move { source throws(NavigationRefusal) in
            guard let presenter = target?.object?.presentingViewController else {
                throw .nothingPresented(name(source))
            }
            return {
                let name = name(source)
                let ending = Ending(place: presenter) { [weak presented = target?.object] in
                    presented?.presentingViewController == nil ? .done : .refused(.notShown(name))
                }
                presenter.dismiss(animated: animated) { ending.ended.set(.done) }
                return .ending(ending)
            }
        }
    }

    // MARK: Windows

    /// Makes a view controller the root of a window; what the old one presents goes with it.
    ///
    /// - Parameters:
    ///   - viewController: The new root.
    ///   - window: The window.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public static func setRoot(_ viewController: UIViewController, of window: UIWindow) -> NavigationMove {
        let move = NavigationMove()
        guard window.rootViewController !== viewController else {
            move.finish(.refused(.alreadyShown(name(viewController))))
            return move
        }
        WaitingMoves.add(in: window) {
            let old = window.rootViewController
            await Transitions.end(around: old)
            if old?.presentedViewController != nil {
                // UIKit leaves a presentation hanging whose presenter loses its window.
                await Transitions.wait(atMost: 1) { ended in
                    old?.dismiss(animated: false) { ended() }
                    return old != nil
                }
            }
            ShownScenes.watch(window)
            window.rootViewController = viewController
            // Told of its appearance in the next turn.
            await Transitions.nextTurn()
            move.finish(.done)
            ShownScenes.lookSoon()
        }
        return move
    }

    // MARK: Machinery

    typealias Beginning = @MainActor () -> Attempt

    /// Begins at once where nothing moves, so that a router's call takes effect as UIKit's own does; else when all has come
    /// to rest.
    ///
    /// - Parameter check: Finds out whether it can be, and how it begins.
    func move(
        _ check: @escaping @MainActor (UIViewController) throws(NavigationRefusal) -> Beginning
    ) -> NavigationMove {
        let move = NavigationMove()
        guard let source else {
            move.finish(.refused(.sourceGone))
            return move
        }
        guard Transitions.areUnderWay(around: source) || WaitingMoves.exist(around: source) else {
            Self.begin(move, from: source, check)
            return move
        }
        WaitingMoves.add(around: source) { [weak source] in
            await Transitions.end(around: source)
            guard let source else { return move.finish(.refused(.sourceGone)) }
            Self.begin(move, from: source, check)
        }
        return move
    }

    private static func begin(
        _ move: NavigationMove, from source: UIViewController,
        _ check: @MainActor (UIViewController) throws(NavigationRefusal) -> Beginning
    ) {
        do throws(NavigationRefusal) {
            switch try check(source)() {
            case .refused(let refusal): throw refusal
            case .ending(let ending):
                ending.ended.whenSet { outcome in
                    move.finish(outcome)
                    ShownScenes.lookSoon()
                }
                Task { @MainActor in
                    await Transitions.nextTurn()
                    await Transitions.end(around: ending.place)
                    // A completion comes when nothing moves any more, or soon after.
                    for _ in 0..<2 { await Transitions.nextTurn() }
                    if ending.ended.value == nil { ending.ended.set(ending.found()) }
                }
            case .begun:
                Task { @MainActor [weak source] in
                    // What has no transition, a tab for instance, appears in the next turn.
                    await Transitions.nextTurn()
                    await Transitions.end(around: source)
                    move.finish(.done)
                    ShownScenes.lookSoon()
                }
            }
        } catch {
            move.finish(.refused(error))
        }
    }

    static func name(_ viewController: UIViewController) -> String {
        String(describing: type(of: viewController))
    }

    func name(_ viewController: UIViewController) -> String {
        Self.name(viewController)
    }
}

extension SceneViewControllerProtocol {
    /// Navigation from this scene, for its router.
    public var navigation: Navigation { Navigation(from: viewController) }
}

extension UIViewController {
    var stack: UINavigationController? { (self as? UINavigationController) ?? navigationController }

    /// The one in the stack that this view controller is, or that contains it.
    func member(of stack: UINavigationController) -> UIViewController? {
        stack.viewControllers.first { self === $0 || isDescendant(of: $0) }
    }
}

extension UINavigationController {
    /// Pops to a view controller, after what is presented above it has been dismissed: popped from beneath a sheet, it
    /// would leave the sheet hanging.
    fileprivate func pop(to viewController: UIViewController, animated: Bool) -> Navigation.Attempt {
        Navigation.dismissing(above: topViewController, animated: animated) { [weak self] in
            guard let self, viewControllers.contains(viewController) else {
                return .notBeneath(Navigation.name(viewController))
            }
            popToViewController(viewController, animated: animated)
            return nil
        }
    }
}

extension Navigation {
    /// Makes a change, after what is presented above a view controller has been dismissed.
    ///
    /// - Parameters:
    ///   - viewController: The controller: one presented above it goes first; where there is none, the change is made
    ///     at once.
    ///   - animated: True if that goes in motion.
    ///   - change: Makes the change, or says why it cannot be made any more.
    static func dismissing(
        above viewController: UIViewController?, animated: Bool,
        then change: @escaping @MainActor () -> NavigationRefusal?
    ) -> Attempt {
        guard let presenter = viewController?.presentedViewController?.presentingViewController else {
            return change().map { .refused($0) } ?? .begun
        }
        let hasChanged = OneShot<Bool>()
        let name = name(presenter)
        let ending = Ending(place: presenter) {
            hasChanged.set(false) ? .refused(.notShown(name)) : .done
        }
        presenter.dismiss(animated: animated) { [weak presenter] in
            // Too late, where it was given up.
            guard hasChanged.value == nil else { return }
            if let refusal = change() { return _ = ending.ended.set(.refused(refusal)) }
            hasChanged.set(true)
            Task { @MainActor in
                await Transitions.end(around: presenter)
                ending.ended.set(.done)
            }
        }
        return .ending(ending)
    }
}
