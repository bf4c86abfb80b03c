import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultViewFactory")
struct DefaultViewFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any ViewRoutes {
        return DefaultViewFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is ViewViewController)
        #expect(module.viewController.view is DefaultViewView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? ViewViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultViewPresenter)
        #expect(actors["view"] is DefaultViewView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
