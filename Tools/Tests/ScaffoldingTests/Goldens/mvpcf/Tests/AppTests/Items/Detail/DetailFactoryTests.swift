import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultDetailFactory")
struct DefaultDetailFactoryTests {
    private let container = ServiceContainer()

    private func make() throws -> any DetailRoutes {
        let aboutRepository = AboutRepositoryMock()
        container.register((any AboutRepository).self) { _ in aboutRepository }
        let aboutManager = AboutManagerMock()
        container.register((any AboutManager).self) { _ in aboutManager }
        return try DefaultDetailFactory(container: container).make(
            item: .sample, page: 42, others: [.sample], names: ["some text": .sample])
    }

    @Test("makes a module that shows its view")
    func makesTheModule() throws {
        let module = try make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is DetailViewController)
        #expect(module.viewController.view is DefaultDetailView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? DetailViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultDetailPresenter)
        #expect(actors["view"] is DefaultDetailView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(try make().viewController)
            await window.settle()
        }
    }
}
