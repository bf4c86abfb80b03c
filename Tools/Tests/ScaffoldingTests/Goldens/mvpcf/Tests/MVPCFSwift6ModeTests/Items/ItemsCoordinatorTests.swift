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
            #expect(flow.screenStack.viewControllers.count == 1)
            #expect(flow.screenStack.topViewController is StartViewController)
            flow.finish(())
            try await run.value
        }
    }

    @Test("is shown in a sheet, a stack, a tab or a column, and goes with it")
    func isPlaced() async throws {
        try await expectRunsInEveryPlace {
            ItemsCoordinator(parent: container(), placement: $0, animated: false)
        }
    }

    @Test("opens detail")
    func showDetail() async throws {
        let window = SceneWindow(UIViewController())
        let flow = ItemsCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showDetail(item: .sample, page: 42, others: [.sample], names: ["some text": .sample])
        #expect(flow.screenStack.topViewController is DetailViewController)
        let opened = flow.screenStack.topViewController as? DetailViewController
        #expect(opened?.deleted != nil)
        #expect(opened?.picked != nil)
        opened?.startRequested?()
        #expect(flow.screenStack.topViewController is StartViewController)
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
        #expect(flow.screenStack.topViewController is StartViewController)
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
        #expect(flow.screenStack.topViewController is TermsAndConditionsViewController)
        let opened = flow.screenStack.topViewController as? TermsAndConditionsViewController
        #expect(opened?.thirdLongNameAccepted != nil)
        flow.finish(())
        try await run.value
    }
}
