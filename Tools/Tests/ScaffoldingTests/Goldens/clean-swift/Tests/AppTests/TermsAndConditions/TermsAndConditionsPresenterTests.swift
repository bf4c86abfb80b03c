import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsPresenter")
struct TermsAndConditionsPresenterTests {
    private let viewController = TermsAndConditionsDisplayLogicMock()
    private let presenter = TermsAndConditionsPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("has displayed what was loaded")
    func presentsLoaded() {
        presenter.presentLoaded(
            response: TermsAndConditions.Load.Response(
                firstVeryLongName: "some text",
                secondVeryLongName: 42,
                thirdVeryLongName: 1.5,
                fourthVeryLongName: true,
                fifthName: ["some text", "more text"],
                sixthNameIsLong: "some text"))
        let viewModel = TermsAndConditions.Load.ViewModel(
            firstVeryLongName: "some text",
            secondVeryLongName: 42,
            thirdVeryLongName: 1.5,
            fourthVeryLongName: true,
            fifthName: ["some text", "more text"],
            sixthNameIsLong: "some text")
        #expect(viewController.calls == [.displayLoaded(viewModel: viewModel)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var gone: TermsAndConditionsDisplayLogicMock? = TermsAndConditionsDisplayLogicMock()
        presenter.viewController = gone
        gone = nil
        #expect(presenter.viewController == nil)
    }
}
