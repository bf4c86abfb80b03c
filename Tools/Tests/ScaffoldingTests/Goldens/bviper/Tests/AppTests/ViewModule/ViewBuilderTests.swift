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

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewBuilder.createViewModule())
            await window.settle()
        }
    }
}
