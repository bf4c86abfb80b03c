import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsViewController")
struct TermsAndConditionsViewControllerTests {
    private let presenter = TermsAndConditionsPresenterProtocolMock()
    private let view: TermsAndConditionsViewController

    init() {
        view = TermsAndConditionsViewController(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.setup])
    }

    @Test("tells the presenter selectSomeVeryLongEventName")
    func selectSomeVeryLongEventName() {
        view.loadViewIfNeeded()
        view.rootView.someVeryLongEventNameButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.setup, .selectSomeVeryLongEventName])
    }

    @Test("tells the presenter proceedToAnotherLongName")
    func proceedToAnotherLongName() {
        view.loadViewIfNeeded()
        view.rootView.toAnotherLongNameButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.setup, .proceedToAnotherLongName])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.didReceive(
            viewModel: TermsAndConditionsViewModel(
                firstVeryLongName: "some text",
                secondVeryLongName: 42,
                thirdVeryLongName: 1.5,
                fourthVeryLongName: true,
                fifthName: ["some text", "more text"],
                sixthNameIsLong: "some text"))
        #expect(view.rootView.firstVeryLongNameLabel.text == "some text")
        #expect(view.rootView.secondVeryLongNameLabel.text == "42")
        #expect(view.rootView.thirdVeryLongNameLabel.text == "1.5")
        #expect(view.rootView.fourthVeryLongNameLabel.text == "true")
        #expect(view.rootView.fifthNameLabel.text == "some text, more text")
        #expect(view.rootView.sixthNameIsLongLabel.text == "some text")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.didReceive(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
