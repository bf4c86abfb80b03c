import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("CaféBuilder")
struct CaféBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = CaféBuilder.createCaféModule()
        view.loadViewIfNeeded()
        #expect(view.nameLabel.text == "Café")
        #expect(view.tagsLabel.text == "")
        #expect(view.countsLabel.text == "")
        #expect(view.isOpenLabel.text == "false")
        #expect(view.rateLabel.text == nil)
        #expect(view.hintLabel.text == nil)
        #expect(view.noLabel.text == nil)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = CaféBuilder.createCaféModule()
        let actors = view.lifetime.actors
        #expect(actors["interactor"] is CaféInteractor)
        #expect(actors["wireframe"] is CaféWireframe)
        #expect(actors["presenter"] is CaféPresenter)
        #expect((actors["interactor"] as? CaféInteractor)?.handler === actors["presenter"])
        #expect((actors["presenter"] as? CaféPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(CaféBuilder.createCaféModule())
            await window.settle()
        }
    }
}
