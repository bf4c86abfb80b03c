import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsVC")
struct TermsAndConditionsVCTests {
    private let presenter = TermsAndConditionsViewHandlerMock()
    private let view: TermsAndConditionsVC

    init() {
        view = TermsAndConditionsVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.termsAndConditionsViewDidLoad])
    }

    @Test("tells the presenter termsAndConditionsViewDidPressSomeVeryLongName")
    func termsAndConditionsViewDidPressSomeVeryLongName() {
        view.loadViewIfNeeded()
        view.someVeryLongNameButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.termsAndConditionsViewDidLoad, .termsAndConditionsViewDidPressSomeVeryLongName])
    }

    @Test("tells the presenter termsAndConditionsViewDidPressAnotherLongName")
    func termsAndConditionsViewDidPressAnotherLongName() {
        view.loadViewIfNeeded()
        view.anotherLongNameButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.termsAndConditionsViewDidLoad, .termsAndConditionsViewDidPressAnotherLongName])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(
            viewModel: TermsAndConditionsViewModel(
                firstVeryLongName: "some text",
                secondVeryLongName: 42,
                thirdVeryLongName: 1.5,
                fourthVeryLongName: true,
                fifthName: ["some text", "more text"],
                sixthNameIsLong: "some text"))
        #expect(view.firstVeryLongNameLabel.text == "some text")
        #expect(view.secondVeryLongNameLabel.text == "42")
        #expect(view.thirdVeryLongNameLabel.text == "1.5")
        #expect(view.fourthVeryLongNameLabel.text == "true")
        #expect(view.fifthNameLabel.text == "some text, more text")
        #expect(view.sixthNameIsLongLabel.text == "some text")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
