import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("MainCoordinator")
struct MainCoordinatorTests {
    private func container() -> ServiceContainer {
        ServiceContainer("app")
    }

    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            let flow = MainCoordinator(
                parent: container(), placement: .root(of: window.window), animated: false)
            let run = Task { try await flow.run() }
            await window.settle()
            let stack = flow.screenStack
            #expect(stack.viewControllers.count == 1)
            #expect(stack.topViewController is HomeViewController)
            flow.finish(())
            try await run.value
        }
    }

    @Test("shows its first module in the stack of whoever begins it, and goes with it")
    func isPushed() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        let window = SceneWindow(root)
        let flow = MainCoordinator(
            parent: container(), placement: .pushed(onto: root), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        #expect(flow.screenStack === root)
        #expect(root.viewControllers.count == 2)
        root.popViewController(animated: false)
        await #expect(throws: FlowEnd.leftByHand) { try await run.value }
    }

    @Test("opens home")
    func showHome() async throws {
        let window = SceneWindow(UIViewController())
        let flow = MainCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showHome()
        let stack = flow.screenStack
        #expect(stack.topViewController is HomeViewController)
        flow.finish(())
        try await run.value
    }
}
