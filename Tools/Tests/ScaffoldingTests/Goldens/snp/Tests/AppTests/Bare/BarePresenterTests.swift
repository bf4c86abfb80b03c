import Testing
import UIKit

@testable import App

@MainActor
@Suite("BarePresenter")
struct BarePresenterTests {
    private let viewController = BareViewControllerProtocolMock()
    private let presenter = BarePresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows what it is given")
    func shows() {
        presenter.present(title: "some text")
        let viewModel = BareViewModel(title: "some text")
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
        var scene: BareViewControllerProtocolMock? = BareViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
