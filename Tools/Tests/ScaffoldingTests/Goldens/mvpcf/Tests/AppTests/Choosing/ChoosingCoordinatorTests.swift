import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ChoosingCoordinator")
struct ChoosingCoordinatorTests {
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
            let flow = ChoosingCoordinator(
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
        let flow = ChoosingCoordinator(
            parent: container(), placement: .pushed(onto: root), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        #expect(flow.screenStack === root)
        #expect(root.viewControllers.count == 2)
        root.popViewController(animated: false)
        await #expect(throws: FlowEnd.leftByHand) { try await run.value }
    }

    @Test("opens start")
    func showStart() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showStart()
        let stack = flow.screenStack
        #expect(stack.topViewController is StartViewController)
        flow.finish(())
        try await run.value
    }

    @Test("opens add one")
    func showAddOne() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showAddOne()
        let stack = flow.screenStack
        #expect(stack.topViewController is AddOneViewController)
        let opened = stack.topViewController as? AddOneViewController
        let count = stack.viewControllers.count
        opened?.canceled?()
        #expect(stack.viewControllers.count == count - 1)
        #expect(opened?.finished != nil)
        flow.finish(())
        try await run.value
    }

    @Test("ends when add one tells finished")
    func addOneFinishedEnds() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showAddOne()
        let opened = flow.screenStack.topViewController as? AddOneViewController
        opened?.finished?()
        try await run.value
    }

    @Test("begins the picking flow, which is a part of it until it ends")
    func showPicking() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showPicking()
        let child = try #require(flow.children.first as? PickingCoordinator)
        await window.settle()
        await child.stop()
        await window.settle()
        #expect(flow.children.isEmpty)
        flow.finish(())
        try await run.value
    }

    @Test("goes on when the picking flow has ended with a result")
    func pickingGoesOn() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showPicking()
        let child = try #require(flow.children.first as? PickingCoordinator)
        await window.settle()
        child.finish(.sample)
        try await window.wait(for: "AddOneViewController") {
            flow.screenStack.topViewController is AddOneViewController
        }
        flow.finish(())
        try await run.value
    }

    @Test("begins the items flow, which is a part of it until it ends")
    func showItems() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
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

    @Test("ends when the items flow has ended with a result")
    func itemsEnds() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ChoosingCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showItems()
        let child = try #require(flow.children.first as? ItemsCoordinator)
        await window.settle()
        child.finish(())
        try await run.value
    }
}
