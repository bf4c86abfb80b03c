import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultStartFactory")
struct DefaultStartFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any StartRoutes {
        return DefaultStartFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is StartViewController)
        #expect(module.viewController.view is DefaultStartView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? StartViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultStartPresenter)
        #expect(actors["view"] is DefaultStartView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
