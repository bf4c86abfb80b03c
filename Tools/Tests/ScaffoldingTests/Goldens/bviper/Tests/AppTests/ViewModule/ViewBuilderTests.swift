import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewBuilder")
struct ViewBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = ViewBuilder.createViewModule()
        view.loadViewIfNeeded()
        #expect(view.stackLabel.text == "View")
        #expect(view.presenterLabel.text == "false")
        #expect(view.interactorLabel.text == "0.0")
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = ViewBuilder.createViewModule()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? ViewInteractor
        let wireframe = actors["wireframe"] as? ViewWireframe
        let presenter = actors["presenter"] as? ViewPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewBuilder.createViewModule())
            await window.settle()
        }
    }
}
