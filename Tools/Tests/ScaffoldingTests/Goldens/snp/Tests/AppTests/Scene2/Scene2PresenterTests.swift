import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("Scene2Presenter")
struct Scene2PresenterTests {
    private let viewController = Scene2ViewControllerProtocolMock()
    private let presenter = Scene2Presenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(first: 1.5)
        let viewModel = Scene2ViewModel(first: 1.5)
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows an error in a dialog that offers to retry", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), retryTitle: "Retry", dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: Scene2ViewControllerProtocolMock? = Scene2ViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
