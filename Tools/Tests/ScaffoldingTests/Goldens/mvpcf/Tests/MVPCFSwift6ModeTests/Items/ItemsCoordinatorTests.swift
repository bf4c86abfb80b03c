import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("ItemsCoordinator")
struct ItemsCoordinatorTests {
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
            let flow = ItemsCoordinator(
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
        let flow = ItemsCoordinator(
            parent: container(), placement: .pushed(onto: root), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        #expect(flow.screenStack === root)
        #expect(root.viewControllers.count == 2)
        root.popViewController(animated: false)
        await #expect(throws: FlowEnd.leftByHand) { try await run.value }
    }

    @Test("opens detail")
    func showDetail() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ItemsCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showDetail(item: .sample, page: 42, others: [.sample], names: ["some text": .sample])
        let stack = flow.screenStack
        #expect(stack.topViewController is DetailViewController)
        let opened = stack.topViewController as? DetailViewController
        #expect(opened?.deleted != nil)
        #expect(opened?.picked != nil)
        opened?.startRequested?()
        #expect(stack.topViewController is StartViewController)
        #expect(opened?.created != nil)
        #expect(opened?.gone != nil)
        #expect(opened?.canceled != nil)
        flow.finish(())
        try await run.value
    }

    @Test("opens start")
    func showStart() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ItemsCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showStart()
        let stack = flow.screenStack
        #expect(stack.topViewController is StartViewController)
        flow.finish(())
        try await run.value
    }

    @Test("opens terms and conditions")
    func showTermsAndConditions() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ItemsCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showTermsAndConditions()
        let stack = flow.screenStack
        #expect(stack.topViewController is TermsAndConditionsViewController)
        let opened = stack.topViewController as? TermsAndConditionsViewController
        #expect(opened?.thirdLongNameAccepted != nil)
        flow.finish(())
        try await run.value
    }
}
