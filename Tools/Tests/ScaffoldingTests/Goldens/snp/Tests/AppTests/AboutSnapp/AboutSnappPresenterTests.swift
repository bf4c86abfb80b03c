import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutSnappPresenter")
struct AboutSnappPresenterTests {
    private let viewController = AboutSnappViewControllerProtocolMock()
    private let presenter = AboutSnappPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows about as texts")
    func shows() {
        let about = About(id: "id", name: "name")
        presenter.present(about: about)
        let viewModel = AboutSnappViewModel(name: "name")
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows that a request is under way, and that it has ended")
    func showsLoading() {
        presenter.present(isLoading: true)
        #expect(viewController.calls == [.showLoading])
        presenter.present(isLoading: false)
        #expect(viewController.calls == [.showLoading, .hideLoading])
    }

    @Test("shows an error in a dialog that offers to retry", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let dialog = ErrorViewModel(error: Failure(), retryTitle: "Retry", dismissesScene: dismiss)
        #expect(viewController.calls == [.showErrorDialog(errorViewModel: dialog)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: AboutSnappViewControllerProtocolMock? = AboutSnappViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
