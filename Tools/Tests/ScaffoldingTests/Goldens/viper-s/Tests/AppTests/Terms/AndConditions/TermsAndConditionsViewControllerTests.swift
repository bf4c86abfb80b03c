import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsViewController")
struct TermsAndConditionsViewControllerTests {
    private let director = TermsAndConditions_HandleUIEventsMock()
    private let viewController: TermsAndConditionsViewController

    init() {
        viewController = TermsAndConditionsViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("tells the director onSomeVeryLongEventName")
    func onSomeVeryLongEventName() {
        viewController.loadViewIfNeeded()
        viewController.someVeryLongEventNameButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onSomeVeryLongEventName])
    }

    @Test("tells the director onAnotherLongNamedEvent")
    func onAnotherLongNamedEvent() {
        viewController.loadViewIfNeeded()
        viewController.anotherLongNamedEventButton.sendActions(for: .touchUpInside)
        #expect(director.calls == [.onUIReady, .onAnotherLongNamedEvent])
    }

    @Test("displays a model")
    func displaysModel() {
        viewController.display(
            TermsAndConditionsUI(
                firstVeryLongName: "some text",
                secondVeryLongName: 42,
                thirdVeryLongName: 1.5,
                fourthVeryLongName: true,
                fifthName: ["some text", "more text"],
                sixthNameIsLong: "some text"))
        #expect(viewController.firstVeryLongNameLabel.text == "some text")
        #expect(viewController.secondVeryLongNameLabel.text == "42")
        #expect(viewController.thirdVeryLongNameLabel.text == "1.5")
        #expect(viewController.fourthVeryLongNameLabel.text == "true")
        #expect(viewController.fifthNameLabel.text == "some text, more text")
        #expect(viewController.sixthNameIsLongLabel.text == "some text")
    }

    @Test("displays an error in an alert")
    func displaysError() async {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
