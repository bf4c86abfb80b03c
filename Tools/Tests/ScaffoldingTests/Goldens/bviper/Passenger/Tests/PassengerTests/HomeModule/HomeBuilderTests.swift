import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("HomeBuilder")
struct HomeBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = HomeBuilder.createHomeModule()
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "Home")
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = HomeBuilder.createHomeModule()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? HomeInteractor
        let wireframe = actors["wireframe"] as? HomeWireframe
        let presenter = actors["presenter"] as? HomePresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(HomeBuilder.createHomeModule())
            await window.settle()
        }
    }
}
