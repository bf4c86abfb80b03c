import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// The questions of a container to a flow's host, and the host's place after its container took it out.
@Suite("Hosts of flows")
@MainActor
struct FlowHostTests {
    private final class ScreenCoordinator: FlowCoordinator<Void> {
        let screen: UIViewController

        init(_ screen: UIViewController, placement: FlowPlacement) {
            self.screen = screen
            super.init(container: ServiceContainer("screen"), placement: placement)
        }

        override func start() async throws { try await show(screen) }
    }

    /// As UIKit does with the tabs under *More*: pushes them onto a stack of its own, and pops them off it.
    private final class TabsWithMore: UITabBarController {
        func show(underMore tab: UIViewController) {
            tab.willMove(toParent: nil)
            tab.didMove(toParent: nil)
        }
    }

    @Test func answersWithWhatItsContentSays() async throws {
        let screen = TitledScreen("Screen")
        screen.hidesBottomBarWhenPushed = true
        screen.preferredContentSize = CGSize(width: 320, height: 200)
        screen.isModalInPresentation = true
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = SceneWindow(stack)
        await window.settle()
        let flow = ScreenCoordinator(screen, placement: .pushed(onto: stack))
        flow.launch()
        try await window.waitFor("Screen")
        let host = try #require(stack.topViewController as? FlowHostViewController)
        #expect(host.content === screen)
        #expect(host.hidesBottomBarWhenPushed)
        #expect(host.preferredContentSize == CGSize(width: 320, height: 200))
        #expect(host.isModalInPresentation)
        #expect(host.navigationItem === screen.navigationItem)
        await flow.stop()
    }

    @Test func aTabThatComesAndGoesUnderMoreIsNoEnd() async throws {
        let tabs = TabsWithMore()
        tabs.viewControllers = [UIViewController()]
        let window = SceneWindow(tabs)
        await window.settle()
        let flow = ScreenCoordinator(TitledScreen("Tab"), placement: .tab(of: tabs))
        flow.launch()
        try await window.wait(for: "The tab") { tabs.viewControllers?.count == 2 }
        let host = try #require(flow.host)
        tabs.show(underMore: host)
        await window.settle()
        #expect(flow.isRunning)
        tabs.viewControllers = [UIViewController()]
        try await window.wait(for: "The flow's end") { !flow.isRunning }
    }

    @Test func aTabWhoseControllerGoesEnds() async throws {
        let tabs = UITabBarController()
        let root = UIViewController()
        let window = SceneWindow(root)
        await window.settle()
        await Navigation(from: root).present(tabs).ended()
        let flow = ScreenCoordinator(TitledScreen("Tab"), placement: .tab(of: tabs))
        flow.launch()
        try await window.wait(for: "The tab") { flow.host?.viewIfLoaded?.window != nil }
        root.dismiss(animated: true)
        try await window.wait(for: "The flow's end") { !flow.isRunning }
        withExtendedLifetime(tabs) {}
    }

    /// The column has no room when the columns become one: the flow goes on, and ends with its split view controller.
    @Test func aColumnWithoutRoomIsNoEnd() async throws {
        final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
        }
        let delegate = PrimaryFirst()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.setViewController(UIViewController(), for: .primary)
        let flow = ScreenCoordinator(TitledScreen("Detail"), placement: .column(.secondary, of: split))
        flow.launch()
        while flow.host == nil { await Task.yield() }
        let window = SceneWindow(split)
        await window.settle()
        #expect(flow.isRunning)
        #expect(flow.host?.splitViewController == nil)
        window.window.rootViewController = UIViewController()
        withExtendedLifetime(delegate) {}
        await flow.stop()
    }
}
