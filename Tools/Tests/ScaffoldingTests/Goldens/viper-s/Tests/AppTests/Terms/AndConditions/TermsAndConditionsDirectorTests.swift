import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsDirector")
struct TermsAndConditionsDirectorTests {
    private let ui = TermsAndConditions_DisplayUIMock()
    private let worker = TermsAndConditions_ManageDataMock()
    private let navigator = TermsAndConditions_NavigateMock()
    private let director: TermsAndConditionsDirector

    init() {
        director = TermsAndConditionsDirector(worker: worker, navigator: navigator)
        director.ui = ui
    }

    @Test("has data fetched once the user interface is ready")
    func fetchesOnceReady() {
        director.onUIReady()
        #expect(worker.calls == [.fetchAndConditions])
    }

    @Test("presents what was fetched")
    func presentsData() {
        director.present(
            firstVeryLongName: "some text",
            secondVeryLongName: 42,
            thirdVeryLongName: 1.5,
            fourthVeryLongName: true,
            fifthName: ["some text", "more text"],
            sixthNameIsLong: "some text")
        let model = TermsAndConditionsUI(
            firstVeryLongName: "some text",
            secondVeryLongName: 42,
            thirdVeryLongName: 1.5,
            fourthVeryLongName: true,
            fifthName: ["some text", "more text"],
            sixthNameIsLong: "some text")
        #expect(ui.calls == [.display(model)])
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: TermsAndConditions_DisplayUIMock? = TermsAndConditions_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}
