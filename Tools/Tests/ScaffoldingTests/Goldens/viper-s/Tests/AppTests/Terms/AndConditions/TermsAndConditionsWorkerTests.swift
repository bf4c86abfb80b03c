import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsWorker")
struct TermsAndConditionsWorkerTests {
    private let presenter = TermsAndConditions_PresentDataMock()
    private let worker = TermsAndConditionsWorker()

    init() {
        worker.presenter = presenter
    }

    @Test("passes on what it fetched")
    func passesOn() {
        worker.fetchAndConditions()
        #expect(
            presenter.calls == [
                .present(
                    firstVeryLongName: "Terms and conditions",
                    secondVeryLongName: 0,
                    thirdVeryLongName: 0,
                    fourthVeryLongName: false,
                    fifthName: [],
                    sixthNameIsLong: nil)
            ])
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: TermsAndConditions_PresentDataMock? = TermsAndConditions_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
