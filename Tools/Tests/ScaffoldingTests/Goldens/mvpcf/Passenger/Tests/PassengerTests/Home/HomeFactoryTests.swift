import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("DefaultHomeFactory")
struct DefaultHomeFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any HomeRoutes {
        return DefaultHomeFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is HomeViewController)
        #expect(module.viewController.view is DefaultHomeView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? HomeViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultHomePresenter)
        #expect(actors["view"] is DefaultHomeView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
