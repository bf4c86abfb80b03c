import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsInteractor")
struct TermsAndConditionsInteractorTests {
    private let presenter = TermsAndConditionsInteractorOutputProtocolMock()
    private let interactor: TermsAndConditionsInteractor

    init() {
        interactor = TermsAndConditionsInteractor()
        interactor.presenter = presenter
    }

    @Test("answers the presenter")
    func answers() {
        interactor.setup()
        #expect(
            presenter.calls == [
                .didReceive(
                    firstVeryLongName: "Terms and conditions",
                    secondVeryLongName: 0,
                    thirdVeryLongName: 0,
                    fourthVeryLongName: false,
                    fifthName: [],
                    sixthNameIsLong: nil)
            ])
    }

    @Test("does not keep the presenter alive")
    func holdsThePresenterWeakly() {
        var gone: TermsAndConditionsInteractorOutputProtocolMock? = TermsAndConditionsInteractorOutputProtocolMock()
        interactor.presenter = gone
        gone = nil
        #expect(interactor.presenter == nil)
    }
}
