import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ParentCoordinator")
struct ParentCoordinatorTests {
    private func container() -> ServiceContainer {
        let container = ServiceContainer("app")
        container.register((any AboutManager).self) { _ in
            let mock = AboutManagerMock()
            mock.all = StateRelay<[About]>([])
            mock.refreshHandler = { throw CancellationError() }
            return mock
        }
        container.register((any AboutRepository).self) { _ in
            let mock = AboutRepositoryMock()
            mock.allHandler = { throw CancellationError() }
            mock.add_Handler = { _ in throw CancellationError() }
            return mock
        }
        return container
    }

    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            let flow = ParentCoordinator(
                parent: container(), placement: .root(of: window.window), animated: false)
            let run = Task { try await flow.run() }
            await window.settle()
            let stack = flow.screenStack
            #expect(stack.viewControllers.count == 1)
            #expect(stack.topViewController is StartViewController)
            flow.finish(())
            try await run.value
        }
    }

    @Test("shows its first module in the stack of whoever begins it, and goes with it")
    func isPushed() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        let window = SceneWindow(root)
        let flow = ParentCoordinator(
            parent: container(), placement: .pushed(onto: root), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        #expect(flow.screenStack === root)
        #expect(root.viewControllers.count == 2)
        root.popViewController(animated: false)
        await #expect(throws: FlowEnd.leftByHand) { try await run.value }
    }

    @Test("begins the items flow, which is a part of it until it ends")
    func showItems() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ParentCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showItems()
        let child = try #require(flow.children.first as? ItemsCoordinator)
        await window.settle()
        await child.stop()
        await window.settle()
        #expect(flow.children.isEmpty)
        flow.finish(())
        try await run.value
    }

    @Test("opens start")
    func showStart() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ParentCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showStart()
        let stack = flow.screenStack
        #expect(stack.topViewController is StartViewController)
        flow.finish(())
        try await run.value
    }
}
