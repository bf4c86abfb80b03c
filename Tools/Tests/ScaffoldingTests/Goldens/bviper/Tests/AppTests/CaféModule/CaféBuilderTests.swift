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
        let interactor = actors["interactor"] as? CaféInteractor
        let wireframe = actors["wireframe"] as? CaféWireframe
        let presenter = actors["presenter"] as? CaféPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(CaféBuilder.createCaféModule())
            await window.settle()
        }
    }
}
