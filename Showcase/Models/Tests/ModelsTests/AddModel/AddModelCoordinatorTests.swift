import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("AddModelCoordinator")
struct AddModelCoordinatorTests {
    private func container() -> ServiceContainer {
        let container = ServiceContainer("app")
        container.register((any ModelsManager).self) { _ in
            let mock = ModelsManagerMock()
            mock.all = StateRelay<[Model]>([])
            mock.refreshHandler = { throw CancellationError() }
            mock.modelIdHandler = { _ in throw CancellationError() }
            mock.addModelNameHandler = { _ in throw CancellationError() }
            return mock
        }
        container.register((any ReachabilityManager).self) { _ in
            let mock = ReachabilityManagerMock()
            mock.connectionIsReachable = StateRelay<Bool>(true)
            return mock
        }
        return container
    }

    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            let flow = AddModelCoordinator(
                parent: container(), placement: .root(of: window.window), animated: false)
            let run = Task { try await flow.run() }
            await window.settle()
            let stack = flow.host?.content as? UINavigationController
            #expect(stack?.viewControllers.count == 1)
            #expect(stack?.topViewController is AddOneViewController)
            flow.finish("1")
            let outcome = try await run.value
            #expect(outcome == "1")
        }
    }

    @Test("opens add one")
    func showAddOne() async throws {
        let window = SceneWindow(UIViewController())
        let flow = AddModelCoordinator(
            parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try flow.showAddOne()
        let stack = flow.host?.content as? UINavigationController
        #expect(stack?.topViewController is AddOneViewController)
        flow.finish("1")
        #expect(try await run.value == "1")
    }
}
