import Foundation
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsPresenter")
struct TermsAndConditionsPresenterTests {
    private let view = TermsAndConditionsViewProtocolMock()
    private let interactor = TermsAndConditionsInteractorInputProtocolMock()
    private let wireframe = TermsAndConditionsWireframeProtocolMock()
    private let presenter: TermsAndConditionsPresenter

    init() {
        presenter = TermsAndConditionsPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    @Test("asks the interactor once the view is loaded")
    func asksOnceLoaded() {
        presenter.setup()
        #expect(interactor.calls == [.setup])
    }

    @Test("shows what the interactor answers")
    func showsAnswer() {
        presenter.didReceive(
            firstVeryLongName: "some text",
            secondVeryLongName: 42,
            thirdVeryLongName: 1.5,
            fourthVeryLongName: true,
            fifthName: ["some text", "more text"],
            sixthNameIsLong: "some text")
        let viewModel = TermsAndConditionsViewModel(
            firstVeryLongName: "some text",
            secondVeryLongName: 42,
            thirdVeryLongName: 1.5,
            fourthVeryLongName: true,
            fifthName: ["some text", "more text"],
            sixthNameIsLong: "some text")
        #expect(view.calls == [.didReceive(viewModel: viewModel)])
    }

    @Test("shows what went wrong")
    func showsFailure() {
        let failure = Failure()
        presenter.didReceive(error: failure)
        #expect(view.calls == [.didReceive(error: failure.localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: TermsAndConditionsViewProtocolMock? = TermsAndConditionsViewProtocolMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
