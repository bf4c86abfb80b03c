import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultDatedFactory")
struct DefaultDatedFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any DatedRoutes {
        return DefaultDatedFactory(container: container).make(
            link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0))
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is DatedViewController)
        #expect(module.viewController.view is DefaultDatedView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? DatedViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultDatedPresenter)
        #expect(actors["view"] is DefaultDatedView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
