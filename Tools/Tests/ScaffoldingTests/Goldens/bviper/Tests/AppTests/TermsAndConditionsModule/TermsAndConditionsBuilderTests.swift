import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsBuilder")
struct TermsAndConditionsBuilderTests {
    @Test("creates a module that shows what the interactor knows")
    func createsTheModule() {
        let view = TermsAndConditionsBuilder.createTermsAndConditionsModule()
        view.loadViewIfNeeded()
        #expect(view.firstVeryLongNameLabel.text == "Terms and conditions")
        #expect(view.secondVeryLongNameLabel.text == "0")
        #expect(view.thirdVeryLongNameLabel.text == "0.0")
        #expect(view.fourthVeryLongNameLabel.text == "false")
        #expect(view.fifthNameLabel.text == "")
        #expect(view.sixthNameIsLongLabel.text == nil)
    }

    @Test("connects who makes up the module")
    func connects() {
        let view = TermsAndConditionsBuilder.createTermsAndConditionsModule()
        let actors = view.lifetime.actors
        let interactor = actors["interactor"] as? TermsAndConditionsInteractor
        let wireframe = actors["wireframe"] as? TermsAndConditionsWireframe
        let presenter = actors["presenter"] as? TermsAndConditionsPresenter
        #expect(interactor != nil)
        #expect(wireframe != nil)
        #expect(presenter != nil)
        #expect(interactor?.handler === presenter)
        #expect(presenter?.view === view)
    }

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsBuilder.createTermsAndConditionsModule())
            await window.settle()
        }
    }
}
