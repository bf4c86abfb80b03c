import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsInteractor")
struct TermsAndConditionsInteractorTests {
    private let presenter = TermsAndConditionsPresentationLogicMock()
    private let interactor: TermsAndConditionsInteractor

    init() {
        interactor = TermsAndConditionsInteractor(presenter: presenter)
    }

    @Test("presents what was loaded, and keeps it")
    func loads() {
        interactor.load(request: TermsAndConditions.Load.Request())
        let response = TermsAndConditions.Load.Response(
            firstVeryLongName: "Terms and conditions",
            secondVeryLongName: 0,
            thirdVeryLongName: 0,
            fourthVeryLongName: false,
            fifthName: [],
            sixthNameIsLong: nil)
        #expect(presenter.calls == [.presentLoaded(response: response)])
        #expect(interactor.loaded == response)
    }
}
