import Foundation
import ScaenaKit

/// The scenes that were put on the screen, whatever their view controllers inherit from, and the look for those that have
/// left for good.
///
/// UIKit lets go of a view controller in many ways and tells it of few: nothing of what lies beneath the top of a dismissed
/// stack, of a replaced root, of a tab that was not selected. And it takes some apart from their container for a while that
/// stay: the tabs under *More*, the columns of a split view controller that collapses. So nobody asks how one left. When
/// something has come or gone and the transition is over, those are looked for that no window holds any more.
@MainActor
package enum ShownScenes {
    private struct Entry {
        weak var viewController: UIViewController?
        /// The end of a scene whose view controller does not tell of its life itself.
        weak var end: LifetimeEnd?
        weak var sentinel: WindowSentinel?
        /// Where it was seen last.
        weak var window: UIWindow?
        /// True if a window, or a container, has held it: one that is not shown yet has not left.
        var wasHeld = false
        var isSeen = false
        var hasLeft = false
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var windows: [ObjectIdentifier: WeakReference<UIWindow>] = [:]
    private static var looksSoon = false
    private static var awaited: Set<ObjectIdentifier> = []

    // MARK: Being told

    /// Watches a view controller that does not tell of its life itself.
    static func watch(_ viewController: UIViewController, end: LifetimeEnd?) {
        entries[ObjectIdentifier(viewController)] = Entry(viewController: viewController, end: end)
        lookSoon()
    }

    /// Looks into a window, too.
    package static func watch(_ window: UIWindow) {
        guard windows[ObjectIdentifier(window)]?.object !== window else { return }
        windows = windows.filter { $0.value.object != nil }
        windows[ObjectIdentifier(window)] = WeakReference(window)
    }

    static func didAppear(_ viewController: SceneViewController, in window: UIWindow) {
        watch(window)
        change(viewController) { entry in
            entry.window = window
            entry.isSeen = true
            entry.hasLeft = false
        }
    }

    /// A container let go of a view controller; another may have taken it in.
    static func wasTakenOut(_ viewController: SceneViewController) {
        change(viewController) { _ in }
        lookSoon()
    }

    private static func change(_ viewController: UIViewController, _ change: (inout Entry) -> Void) {
        let key = ObjectIdentifier(viewController)
        var entry = entries[key] ?? Entry()
        if entry.viewController !== viewController { entry = Entry(viewController: viewController) }
        entry.wasHeld = true
        change(&entry)
        entries[key] = entry
    }

    // MARK: Looking

    /// Looks in a later turn, when the containers have done what they are about.
    static func lookSoon() {
        guard !looksSoon, !entries.isEmpty else { return }
        looksSoon = true
        Task { @MainActor in
            await Transitions.nextTurn()
            looksSoon = false
            look()
        }
    }

    /// Looks when nothing moves in a window any more.
    private static func look(afterTransitionsIn window: UIWindow) {
        let key = ObjectIdentifier(window)
        guard awaited.insert(key).inserted else { return }
        Task { @MainActor [weak window] in
            await Transitions.end(around: window?.rootViewController)
            await Transitions.nextTurn()
            awaited.remove(key)
            look()
        }
    }

    /// Ends the scenes that have left, except for those in a window where something moves: they are looked for later.
    package static func look() {
        var held: Set<ObjectIdentifier>?
        var isBusy: [ObjectIdentifier: Bool] = [:]
        var seen: [(LifetimeEnd, UIWindow)] = []
        var left: [(UIViewController, LifetimeEnd?)] = []
        for (key, old) in entries {
            guard let viewController = old.viewController else {
                entries[key] = nil
                continue
            }
            var entry = old
            let window = viewController.viewIfLoaded?.window
            if let place = window ?? entry.window, isMoving(in: place, &isBusy) {
                look(afterTransitionsIn: place)
                continue
            }
            if let window {
                if !entry.isSeen, let end = entry.end { seen.append((end, window)) }
                entry.window = window
                entry.wasHeld = true
                entry.hasLeft = false
                if entry.end != nil { placeSentinel(in: viewController, &entry) }
                watch(window)
            } else if !entry.hasLeft {
                let all = held ?? heldByWindows()
                held = all
                if all.contains(key) {
                    entry.wasHeld = true
                } else if entry.wasHeld {
                    entry.hasLeft = true
                    left.append((viewController, entry.end))
                }
            }
            entry.isSeen = window != nil
            entries[key] = entry
        }
        // Those who hear of it may bring others.
        for (end, window) in seen { end.viewIsSeen(in: window) }
        for (viewController, end) in left { Self.end(viewController, end) }
    }

    private static func end(_ viewController: UIViewController, _ end: LifetimeEnd?) {
        if let scene = viewController as? SceneViewController {
            scene.lifetime.viewHasLeft()
        } else {
            end?.viewHasLeft()
        }
    }

    private static func isMoving(in window: UIWindow, _ known: inout [ObjectIdentifier: Bool]) -> Bool {
        let key = ObjectIdentifier(window)
        if let known = known[key] { return known }
        let isMoving = window.rootViewController.map { Transitions.areUnderWay(around: $0) } ?? false
        known[key] = isMoving
        return isMoving
    }

    private static func placeSentinel(in viewController: UIViewController, _ entry: inout Entry) {
        guard let view = viewController.viewIfLoaded, entry.sentinel?.superview !== view else { return }
        let sentinel = WindowSentinel()
        view.addSubview(sentinel)
        entry.sentinel = sentinel
    }

    // MARK: Who is held

    /// Returns true if a window holds a view controller: shows it, or has it in a container.
    static func holds(_ viewController: UIViewController) -> Bool {
        heldByWindows().contains(ObjectIdentifier(viewController))
    }

    private static func heldByWindows() -> Set<ObjectIdentifier> {
        var held: Set<ObjectIdentifier> = []
        for window in windows.values { hold(window.object?.rootViewController, in: &held) }
        return held
    }

    /// A view controller, and all that it keeps to show it: now, later or again.
    private static func hold(_ viewController: UIViewController?, in held: inout Set<ObjectIdentifier>) {
        guard let viewController, held.insert(ObjectIdentifier(viewController)).inserted else { return }
        var kept = viewController.children
        if let presented = viewController.presentedViewController { kept.append(presented) }
        switch viewController {
        case let stack as UINavigationController:
            kept += stack.viewControllers
            for member in stack.viewControllers {
                guard let search = member.navigationItem.searchController else { continue }
                kept.append(search)
            }
        case let tabs as UITabBarController:
            kept += tabs.viewControllers ?? []
        case let split as UISplitViewController:
            kept += split.viewControllers
            if split.style != .unspecified {
                let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
                for column in columns.compactMap({ split.viewController(for: $0) }) {
                    kept.append(column)
                    // Columns that are not shown where there is room for one keep the stacks that were made around them.
                    kept += column.navigationController?.viewControllers ?? []
                }
            }
        case let search as UISearchController:
            if let results = search.searchResultsController { kept.append(results) }
        default:
            break
        }
        for next in kept { hold(next, in: &held) }
    }
}

/// Sees a view controller's view come into a window and go out of it: UIKit tells that to subclasses alone.
final class WindowSentinel: UIView {
    init() {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "It is made in code.")
    required init?(coder: NSCoder) {
        return nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        ShownScenes.lookSoon()
    }
}

extension SceneLifetime {
    /// The beginning of a scene's life, whatever its view controller inherits from: that it was shown, and that it has left for
    /// good, the containers show.
    ///
    /// ```swift
    /// private(set) lazy var lifetime = SceneLifetime(of: self)
    /// ```
    ///
    /// - Parameter viewController: The scene's owner. Held weakly; expected to hold this lifetime to its own end.
    @MainActor
    public init(of viewController: UIViewController) {
        self.init(watching: viewController)
        ShownScenes.watch(viewController, end: ending)
    }
}
