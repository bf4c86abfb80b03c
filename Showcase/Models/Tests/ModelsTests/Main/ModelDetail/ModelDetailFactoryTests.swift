import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("DefaultModelDetailFactory")
struct DefaultModelDetailFactoryTests {
    private let container = ServiceContainer()

    private func make() throws -> any ModelDetailRoutes {
        let modelsManager = ModelsManagerMock()
        modelsManager.modelIdHandler = { _ in Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0)) }
        container.register((any ModelsManager).self) { _ in modelsManager }
        return try DefaultModelDetailFactory(container: container).make(id: "some text")
    }

    @Test("makes a module that shows its view")
    func makesTheModule() throws {
        let module = try make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is ModelDetailViewController)
        #expect(module.viewController.view is DefaultModelDetailView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(try make().viewController)
            await window.settle()
        }
    }
}
