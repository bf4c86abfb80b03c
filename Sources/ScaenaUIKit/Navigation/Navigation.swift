import ScaenaKit

/// What routers, wireframes and navigators do: push, pop, present, dismiss, from a view controller, safely.
///
/// ```swift
/// viewController?.navigation.push(ItemConfigurator.build(item: item))
/// await viewController?.navigation.present(TermsConfigurator.build()).ended()
/// ```
///
/// A user who taps twice gets one screen: a push needs the view controller to go from on top of its stack, and a
/// presentation needs that nothing is presented; the second call finds that it is not so any more. A call during a
/// transition waits for its end first. One whose view controller has gone meanwhile does nothing. Why a call did nothing
/// it says in its ``NavigationOutcome``.
@MainActor
public struct Navigation {
    /// What an attempt finds.
    enum Attempt {
        /// It cannot be.
        case refused(NavigationRefusal)
        /// It has begun, and ends with the transitions.
        case begun
        /// It has begun, and says itself when it ends.
        case ending(OneShot<NavigationOutcome>)
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
    ///   - viewController: What to push.
    ///   - animated: Whether it comes in motion.
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
    /// - Parameter animated: Whether it goes in motion.
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
    ///   - animated: Whether it goes in motion.
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
    /// - Parameter animated: Whether it goes in motion.
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

    /// Replaces the source's stack.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack, the lowest first.
    ///   - animated: Whether the change moves.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func setStack(_ viewControllers: [UIViewController], animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard let stack = source.stack else { throw .notInStack(name(source)) }
            return {
                stack.setViewControllers(viewControllers, animated: animated)
                return .begun
            }
        }
    }

    // MARK: Presentations

    /// Presents a view controller over the source.
    ///
    /// - Parameters:
    ///   - viewController: What to present.
    ///   - animated: Whether it comes in motion.
    /// - Returns: The navigation, to be awaited if one likes.
    @discardableResult
    public func present(_ viewController: UIViewController, animated: Bool = true) -> NavigationMove {
        move { source throws(NavigationRefusal) in
            guard viewController.parent == nil, viewController.presentingViewController == nil else {
                throw .alreadyShown(name(viewController))
            }
            if let presented = source.presentedViewController {
                throw .alreadyPresents(name(source), presented: name(presented))
            }
            guard source.viewIfLoaded?.window != nil else { throw .notShown(name(source)) }
            return {
                let ended = OneShot<NavigationOutcome>()
                source.present(viewController, animated: animated) { ended.set(.done) }
                guard viewController.presentingViewController != nil else { return .refused(.notShown(name(source))) }
                return .ending(ended)
            }
        }
    }

    /// Dismisses what the source presents, with all above it; if it presents nothing, the source itself with its container.
    ///
    /// - Parameter animated: Whether it goes in motion.
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
                let ended = OneShot<NavigationOutcome>()
                presenter.dismiss(animated: animated) { ended.set(.done) }
                return .ending(ended)
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
                await withCheckedContinuation { continuation in
                    old?.dismiss(animated: false) { continuation.resume() }
                }
            }
            window.rootViewController = viewController
            // Told of its appearance in the next turn.
            await Transitions.nextTurn()
            move.finish(.done)
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
            case .ending(let ended): ended.whenSet { move.finish($0) }
            case .begun:
                Task { @MainActor [weak source] in
                    // What has no transition, a tab for instance, appears in the next turn.
                    await Transitions.nextTurn()
                    await Transitions.end(around: source)
                    move.finish(.done)
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
    ///   - viewController: What is presented above it goes first; where there is nothing, the change is made at once.
    ///   - animated: Whether that goes in motion.
    ///   - change: Makes the change, or says why it cannot be made any more.
    static func dismissing(
        above viewController: UIViewController?, animated: Bool,
        then change: @escaping @MainActor () -> NavigationRefusal?
    ) -> Attempt {
        guard let presenter = viewController?.presentedViewController?.presentingViewController else {
            return change().map { .refused($0) } ?? .begun
        }
        let ended = OneShot<NavigationOutcome>()
        presenter.dismiss(animated: animated) { [weak presenter] in
            if let refusal = change() { return _ = ended.set(.refused(refusal)) }
            Task { @MainActor in
                await Transitions.end(around: presenter)
                ended.set(.done)
            }
        }
        return .ending(ended)
    }
}
