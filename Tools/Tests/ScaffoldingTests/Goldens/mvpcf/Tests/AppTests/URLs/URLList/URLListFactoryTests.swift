import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultURLListFactory")
struct DefaultURLListFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any URLListRoutes {
        return DefaultURLListFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is URLListViewController)
        #expect(module.viewController.view is DefaultURLListView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? URLListViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultURLListPresenter)
        #expect(actors["view"] is DefaultURLListView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
