import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListPresenter")
struct URLListPresenterTests {
    private let viewController = URLListViewControllerProtocolMock()
    private let presenter = URLListPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(count: 42, urls: ["some text", "more text"])
        let viewModel = URLListViewModel(count: 42, urls: ["some text", "more text"])
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
        var scene: URLListViewControllerProtocolMock? = URLListViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
