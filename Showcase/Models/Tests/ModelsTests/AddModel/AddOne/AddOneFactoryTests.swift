import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("DefaultAddOneFactory")
struct DefaultAddOneFactoryTests {
    private let container = ServiceContainer()

    private func make() throws -> any AddOneRoutes {
        let modelsManager = ModelsManagerMock()
        modelsManager.addModelNameHandler = { _ in Model.sample }
        container.register((any ModelsManager).self) { _ in modelsManager }
        let reachabilityManager = ReachabilityManagerMock()
        reachabilityManager.connectionIsReachable = StateRelay<Bool>(true)
        container.register((any ReachabilityManager).self) { _ in reachabilityManager }
        return try DefaultAddOneFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() throws {
        let module = try make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is AddOneViewController)
        #expect(module.viewController.view is DefaultAddOneView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(try make().viewController)
            await window.settle()
        }
    }
}
