import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOrderPresenter")
struct PlainOrderPresenterTests {
    private let viewController = PlainOrderViewControllerProtocolMock()
    private let presenter = PlainOrderPresenter()

    init() {
        presenter.viewController = viewController
    }

    @Test("says of each field what is wrong there, and nothing where all is well")
    func showsMessages() {
        presenter.present(nameIsWrong: true, codeIsWrong: true)
        presenter.present(nameIsWrong: false, codeIsWrong: false)
        let messages = PlainOrderMessagesViewModel(name: "Enter the name.", code: "Enter the code.")
        let none = PlainOrderMessagesViewModel(name: "", code: "")
        #expect(viewController.calls == [.show(messages: messages), .show(messages: none)])
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
        var scene: PlainOrderViewControllerProtocolMock? = PlainOrderViewControllerProtocolMock()
        presenter.viewController = scene
        scene = nil
        #expect(presenter.viewController == nil)
    }

    private struct Failure: Error {}
}
