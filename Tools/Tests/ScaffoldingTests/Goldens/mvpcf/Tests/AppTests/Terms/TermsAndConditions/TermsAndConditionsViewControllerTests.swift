import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsViewController")
struct TermsAndConditionsViewControllerTests {
    private let presenter = TermsAndConditionsPresenterMock()
    private let view = DefaultTermsAndConditionsView()
    private let viewController: TermsAndConditionsViewController

    init() {
        presenter.firstVeryLongName = StateRelay<String>("Terms and conditions")
        presenter.secondVeryLongName = StateRelay<Int>(0)
        presenter.thirdVeryLongName = StateRelay<Double>(0)
        presenter.fourthVeryLongName = StateRelay<Bool>(false)
        presenter.fifthName = StateRelay<[String]>([])
        presenter.sixthNameIsLong = StateRelay<String?>(nil)
        viewController = TermsAndConditionsViewController(presenter: presenter, view: view)
        viewController.loadViewIfNeeded()
    }

    @Test("shows what the relays say, whenever they change")
    func showsRelays() {
        presenter.firstVeryLongName.value = "some text"
        #expect(view.firstVeryLongNameLabel.text == "some text")
        presenter.secondVeryLongName.value = 42
        #expect(view.secondVeryLongNameLabel.text == "42")
        presenter.thirdVeryLongName.value = 1.5
        #expect(view.thirdVeryLongNameLabel.text == "1.5")
        presenter.fourthVeryLongName.value = true
        #expect(view.fourthVeryLongNameLabel.text == "true")
        presenter.fifthName.value = ["some text", "more text"]
        #expect(view.fifthNameLabel.text == "some text, more text")
        presenter.sixthNameIsLong.value = "some text"
        #expect(view.sixthNameIsLongLabel.text == "some text")
    }

    @Test("asks the presenter to someVeryLongEventName")
    func someVeryLongEventName() {
        view.someVeryLongEventNameButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.someVeryLongEventName])
    }

    @Test("asks the presenter to anotherLongNamedEvent")
    func anotherLongNamedEvent() {
        view.anotherLongNamedEventButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.anotherLongNamedEvent])
    }

    @Test("fires thirdLongNameAccepted")
    func thirdLongNameAccepted() {
        var count = 0
        viewController.thirdLongNameAccepted = { count += 1 }
        view.thirdLongNameAcceptButton.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
