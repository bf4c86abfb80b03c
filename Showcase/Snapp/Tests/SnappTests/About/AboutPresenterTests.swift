import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("AboutPresenter")
struct AboutPresenterTests {
    private let viewController = AboutViewControllerProtocolMock()
    private let presenter = AboutPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(text: "some text", isLoading: true)
        let viewModel = AboutViewModel(text: "some text", isLoading: true)
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), retryTitle: "Retry", dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: AboutViewControllerProtocolMock? = AboutViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
