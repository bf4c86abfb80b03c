import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DefaultTermsAndConditionsFactory")
struct DefaultTermsAndConditionsFactoryTests {
    private let container = ServiceContainer()

    private func make() -> any TermsAndConditionsRoutes {
        return DefaultTermsAndConditionsFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() {
        let module = make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is TermsAndConditionsViewController)
        #expect(module.viewController.view is DefaultTermsAndConditionsView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? TermsAndConditionsViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultTermsAndConditionsPresenter)
        #expect(actors["view"] is DefaultTermsAndConditionsView)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(make().viewController)
            await window.settle()
        }
    }
}
