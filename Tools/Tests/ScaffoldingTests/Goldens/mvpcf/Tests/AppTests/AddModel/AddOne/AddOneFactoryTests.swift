import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultAddOneFactory")
struct DefaultAddOneFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any AddOneRoutes {
        return DefaultAddOneFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is AddOneViewController)
        #expect(module.viewController.view is DefaultAddOneView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? AddOneViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultAddOnePresenter)
        #expect(actors["view"] is DefaultAddOneView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
