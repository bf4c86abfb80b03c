import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainPresenter")
struct PlainPresenterTests {
    private let viewController = PlainViewControllerProtocolMock()
    private let presenter = PlainPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(text: "some text")
        let viewModel = PlainViewModel(text: "some text")
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let message = Failure().localizedDescription
        #expect(viewController.calls == [.showErrorDialog(message: message, dismissesScene: dismiss)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainViewControllerProtocolMock? = PlainViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
