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
        #expect(actors["interactor"] is AboutInteractor)
        #expect(actors["wireframe"] is AboutWireframe)
        #expect(actors["presenter"] is AboutPresenter)
        #expect((actors["interactor"] as? AboutInteractor)?.handler === actors["presenter"])
        #expect((actors["presenter"] as? AboutPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutBuilder.createAboutModule())
            await window.settle()
        }
    }
}
