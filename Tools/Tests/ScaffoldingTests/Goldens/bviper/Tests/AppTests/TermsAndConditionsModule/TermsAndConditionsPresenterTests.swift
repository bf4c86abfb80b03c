import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsPresenter")
struct TermsAndConditionsPresenterTests {
    private let view = TermsAndConditionsViewInterfaceMock()
    private let interactor = TermsAndConditionsInteractorInterfaceMock()
    private let presenter: TermsAndConditionsPresenter

    init() {
        presenter = TermsAndConditionsPresenter(interactor: interactor, wireframe: TermsAndConditionsWireframe())
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.termsAndConditionsViewDidLoad()
        #expect(interactor.calls == [.requestTermsAndConditions])
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestTermsAndConditionsDidFinish(
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
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestTermsAndConditionsDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: TermsAndConditionsViewInterfaceMock? = TermsAndConditionsViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
