import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedBuilder")
struct DatedBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = DatedBuilder.createDatedModule(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            delegate: DatedModuleDelegateMock())
        view.loadViewIfNeeded()
        #expect(view.titleLabel.text == "Dated")
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = DatedBuilder.createDatedModule(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            delegate: DatedModuleDelegateMock())
        let actors = view.lifetime.actors
        #expect(actors["interactor"] is DatedInteractor)
        #expect(actors["wireframe"] is DatedWireframe)
        #expect(actors["presenter"] is DatedPresenter)
        #expect((actors["interactor"] as? DatedInteractor)?.handler === actors["presenter"])
        #expect((actors["presenter"] as? DatedPresenter)?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                DatedBuilder.createDatedModule(
                    link: URL(fileURLWithPath: "/sample"),
                    at: Date(timeIntervalSince1970: 0),
                    delegate: DatedModuleDelegateMock()))
            await window.settle()
        }
    }
}
