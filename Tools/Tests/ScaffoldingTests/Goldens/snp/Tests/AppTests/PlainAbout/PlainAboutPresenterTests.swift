import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainAboutPresenter")
struct PlainAboutPresenterTests {
    private let viewController = PlainAboutViewControllerProtocolMock()
    private let presenter = PlainAboutPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("shows about as texts")
    func shows() {
        let about = About(id: "id", name: "name")
        presenter.present(about: about)
        let viewModel = PlainAboutViewModel(name: "name")
        #expect(viewController.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows that a request is under way, and that it has ended")
    func showsLoading() {
        presenter.present(isLoading: true)
        #expect(viewController.calls == [.showLoading])
        presenter.present(isLoading: false)
        #expect(viewController.calls == [.showLoading, .hideLoading])
    }

    @Test("shows an error in a dialog", arguments: [true, false])
    func showsAnError(dismiss: Bool) {
        presenter.handle(error: Failure(), dismiss: dismiss)
        let message = Failure().localizedDescription
        #expect(viewController.calls == [.showErrorDialog(message: message, dismissesScene: dismiss)])
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainAboutViewControllerProtocolMock? = PlainAboutViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
