import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutBuilder")
struct AboutBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = AboutBuilder.createAboutModule()
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "About")
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = AboutBuilder.createAboutModule()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? AboutInteractor
        let wireframe = actors["wireframe"] as? AboutWireframe
        let presenter = actors["presenter"] as? AboutPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutBuilder.createAboutModule())
            await window.settle()
        }
    }
}
