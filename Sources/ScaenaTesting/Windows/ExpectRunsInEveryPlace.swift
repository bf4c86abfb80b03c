import Foundation
import ScaenaKit
import ScaenaUIKit

/// Expects of a flow that it is seen wherever it is placed, that it ends when what it shows is taken away there, and that nothing of it
/// stays: in a sheet, in the stack of another flow, in a tab and in a column.
///
/// ```swift
/// try await expectRunsInEveryPlace { placement in
///     ItemsCoordinator(container: container, placement: placement, animated: false)
/// }
/// ```
///
/// - Parameter make: Makes the flow, a new one for each place.
/// - Throws: ``SceneWindowError``, which names the place where the flow is not seen, or does not end; ``LeakError``.
@MainActor
public func expectRunsInEveryPlace<Outcome>(
    _ make: (FlowPlacement) throws -> FlowCoordinator<Outcome>
) async throws {
    for place in PlaceOfFlow.allCases {
        try await expectNoLeaks { try await place.run(make) }
    }
}

/// A place in which a flow is tried.
@MainActor
private enum PlaceOfFlow: String, CaseIterable {
    case sheet
    case stack
    case tab
    case column

    func run<Outcome>(_ make: (FlowPlacement) throws -> FlowCoordinator<Outcome>) async throws {
        let root = container
        let window = SceneWindow(root)
        await window.settle()
        let flow = try make(placement(in: root))
        let end = EndOfFlow()
        flow.launch { end.result = $0.map { _ in () } }
        try await settle(window, "The flow in a \(rawValue)") { end.result != nil || flow.host != nil }
        if let host = flow.host { (root as? UITabBarController)?.selectedViewController = host }
        await window.settle()
        guard end.result == nil, flow.host?.viewIfLoaded?.window != nil else {
            throw SceneWindowError.refused(
                "Showing \(flow.name) in a \(rawValue)", reason: end.reason ?? "it is not seen", visible: window.tree)
        }
        takeAway(from: root)
        try await settle(window, "The end of the flow in a \(rawValue)") { end.result != nil }
        guard case .failure(FlowEnd.leftByHand)? = end.result else {
            throw SceneWindowError.refused(
                "Leaving \(flow.name) in a \(rawValue)", reason: end.reason ?? "it ended with a result",
                visible: window.tree)
        }
    }

    /// Neither is a change of the window, which could wake who waits.
    private func settle(_ window: SceneWindow, _ what: String, until condition: () -> Bool) async throws {
        let seconds = 5.0
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !condition() {
            guard deadline.timeIntervalSinceNow > 0 else {
                throw SceneWindowError.timedOut(what, seconds: seconds, visible: window.tree)
            }
            await window.settle()
        }
    }

    /// The view controller that the window shows before the flow.
    private var container: UIViewController {
        switch self {
        case .sheet: return UIViewController()
        case .stack: return UINavigationController(rootViewController: UIViewController())
        case .tab:
            let tabs = UITabBarController()
            tabs.setViewControllers([UIViewController()], animated: false)
            return tabs
        case .column:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            return split
        }
    }

    private func placement(in root: UIViewController) -> FlowPlacement {
        switch root {
        case let stack as UINavigationController: .pushed(onto: stack)
        case let tabs as UITabBarController: .tab(of: tabs)
        case let split as UISplitViewController: .column(.secondary, of: split)
        default: .presented(over: root)
        }
    }

    private func takeAway(from root: UIViewController) {
        switch root {
        case let stack as UINavigationController: stack.popToRootViewController(animated: false)
        case let tabs as UITabBarController:
            tabs.setViewControllers(tabs.viewControllers.map { Array($0.prefix(1)) }, animated: false)
        case let split as UISplitViewController:
            split.show(.primary)
            split.setViewController(nil, for: .secondary)
        default: root.dismiss(animated: false)
        }
    }
}

/// The end of a flow, once there is one.
@MainActor
private final class EndOfFlow {
    var result: Result<Void, any Error>?

    var reason: String? {
        guard case .failure(let error)? = result else { return nil }
        return "\(error)"
    }
}
