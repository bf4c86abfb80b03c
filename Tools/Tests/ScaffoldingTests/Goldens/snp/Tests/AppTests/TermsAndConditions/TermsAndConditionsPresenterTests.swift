import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsPresenter")
struct TermsAndConditionsPresenterTests {
    private let viewController = TermsAndConditionsViewControllerProtocolMock()
    private let presenter = TermsAndConditionsPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(
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
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: TermsAndConditionsViewControllerProtocolMock? = TermsAndConditionsViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
