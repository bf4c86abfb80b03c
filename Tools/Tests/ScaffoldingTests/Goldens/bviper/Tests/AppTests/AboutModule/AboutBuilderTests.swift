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

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutBuilder.createAboutModule())
            await window.settle()
        }
    }
}
