import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("DefaultModelListFactory")
struct DefaultModelListFactoryTests {
    private static let model = Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0))
    private let container = ServiceContainer()

    private func make() throws -> any ModelListRoutes {
        let modelsManager = ModelsManagerMock()
        modelsManager.all = StateRelay<[Model]>([])
        modelsManager.refreshHandler = {}
        container.register((any ModelsManager).self) { _ in modelsManager }
        let reachabilityManager = ReachabilityManagerMock()
        reachabilityManager.connectionIsReachable = StateRelay<Bool>(true)
        container.register((any ReachabilityManager).self) { _ in reachabilityManager }
        return try DefaultModelListFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() throws {
        let module = try make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is ModelListViewController)
        #expect(module.viewController.view is DefaultModelListView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(try make().viewController)
            await window.settle()
        }
    }
}
