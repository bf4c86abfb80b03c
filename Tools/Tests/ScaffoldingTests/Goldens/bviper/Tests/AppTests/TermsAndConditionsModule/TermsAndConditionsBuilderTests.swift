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

    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsBuilder.createTermsAndConditionsModule())
            await window.settle()
        }
    }
}
