import ScaenaKit

/// A screen outside of flows that is brought back after the system has ended the app: which one it is, and what it kept.
///
/// ```swift
/// extension AppExamples.ItemViewController: RestorableScreen {
///     var screenID: String { "item" }
///     func stateToSave() -> (any Encodable)? { itemID }
/// }
/// ```
///
/// The root of a stack is there again by itself; what was pushed above it is made by
/// ``AppSceneDelegate/makeScreen(for:)``, up to the first that is none of these.
@MainActor
public protocol RestorableScreen: UIViewController {
    /// Tells screens from one another, the same from version to version.
    var screenID: String { get }

    /// The screen's state; by default nothing.
    func stateToSave() -> (any Encodable)?
}

extension RestorableScreen {
    /// Nothing.
    public func stateToSave() -> (any Encodable)? { nil }
}

extension UIViewController {
    /// Returns the screens on the stacks of this container, to be restored by ``restoreScreens(_:make:)``: for a flow
    /// whose screens are a plain stack, and for an app that manages its window itself. An ``AppSceneDelegate`` saves
    /// the window's by itself.
    ///
    /// - Returns: The screens above the roots of the stacks, and which tab was chosen; `nil` where this is no container.
    /// - Throws: The errors of encoding a state.
    public func savedScreens() throws -> SavedFlow? {
        try ScreenRestoration.saved(in: self)
    }

    /// Builds the stacks of this container again, above the roots that are there.
    ///
    /// - Parameters:
    ///   - saved: The result of ``savedScreens()``.
    ///   - make: Makes a screen of what was saved of it; see ``AppSceneDelegate/makeScreen(for:)``.
    /// - Returns: Which screens are there again, and which are not.
    @discardableResult
    public func restoreScreens(
        _ saved: SavedFlow, make: (SavedFlow) throws -> UIViewController?
    ) -> FlowRestoration {
        ScreenRestoration.restore(saved, in: self, make: make)
    }
}

/// Saves the stacks of a window outside of flows, and builds them again.
@MainActor
enum ScreenRestoration {
    private static let tabs = "tabs"
    private static let stack = "stack"

    /// The screens above the roots of the stacks, and which tab was chosen; `nil` where there are no stacks.
    static func saved(in root: UIViewController?) throws -> SavedFlow? {
        switch root {
        case let root as UITabBarController:
            let parts = try (root.viewControllers ?? []).map { try saved(in: $0) ?? SavedFlow(id: stack) }
            return try SavedFlow(id: tabs, state: root.selectedIndex, parts: parts)
        case let root as UINavigationController:
            var parts: [SavedFlow] = []
            for member in root.viewControllers.dropFirst() {
                guard let screen = member as? any RestorableScreen else { break }
                parts.append(try SavedFlow(id: screen.screenID, state: screen.stateToSave()))
            }
            // Nothing above the root is something to bring back, too: an app may begin with more.
            return try SavedFlow(id: stack, parts: parts)
        default:
            return nil
        }
    }

    /// Builds the stacks again above the roots that are there.
    ///
    /// - Parameters:
    ///   - saved: The result of ``saved(in:)``.
    ///   - root: The window's root, as the app has made it anew.
    ///   - make: Makes a screen of what was saved of it.
    /// - Returns: Which screens are there again, and which are not.
    static func restore(
        _ saved: SavedFlow, in root: UIViewController?, make: (SavedFlow) throws -> UIViewController?
    ) -> FlowRestoration {
        var restoration = FlowRestoration()
        restore(saved, in: root, along: [saved.id], make, &restoration)
        return restoration
    }

    private static func restore(
        _ saved: SavedFlow, in root: UIViewController?, along path: [String],
        _ make: (SavedFlow) throws -> UIViewController?, _ restoration: inout FlowRestoration
    ) {
        switch (saved.id, root) {
        case (tabs, let root as UITabBarController):
            let viewControllers = root.viewControllers ?? []
            for (part, viewController) in zip(saved.parts, viewControllers) {
                restore(part, in: viewController, along: path + [part.id], make, &restoration)
            }
            if let index = try? saved.state(Int.self), viewControllers.indices.contains(index) {
                root.selectedIndex = index
            }
        case (stack, let root as UINavigationController):
            var made: [UIViewController] = []
            for part in saved.parts {
                let path = path + [part.id]
                do {
                    guard let screen = try make(part) else {
                        restoration.lost.append((path, .notKnown))
                        break
                    }
                    made.append(screen)
                    restoration.restored.append(path)
                } catch {
                    restoration.lost.append((path, .failed(error)))
                    break
                }
            }
            // Where nothing of what was there can be made, what the app begins with is better than its root alone.
            guard !made.isEmpty || saved.parts.isEmpty else { return }
            root.setViewControllers(root.viewControllers.prefix(1) + made, animated: false)
        default:
            if !saved.parts.isEmpty { restoration.lost.append((path, .notKnown)) }
        }
    }
}
