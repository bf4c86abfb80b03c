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
        let interactor = actors["interactor"] as? DatedInteractor
        let wireframe = actors["wireframe"] as? DatedWireframe
        let presenter = actors["presenter"] as? DatedPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
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
