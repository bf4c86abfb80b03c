import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsInteractor")
struct TermsAndConditionsInteractorTests {
    private let handler = TermsAndConditionsInteractorHandlerMock()
    private let interactor = TermsAndConditionsInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestTermsAndConditions()
        #expect(
            handler.calls == [
                .requestTermsAndConditionsDidFinish(
                    firstVeryLongName: "Terms and conditions",
                    secondVeryLongName: 0,
                    thirdVeryLongName: 0,
                    fourthVeryLongName: false,
                    fifthName: [],
                    sixthNameIsLong: nil)
            ])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: TermsAndConditionsInteractorHandlerMock? = TermsAndConditionsInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
