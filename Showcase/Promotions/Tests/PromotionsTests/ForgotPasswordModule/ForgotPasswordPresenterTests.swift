import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("ForgotPasswordPresenter")
struct ForgotPasswordPresenterTests {
    private let view = ForgotPasswordViewInterfaceMock()
    private let interactor = ForgotPasswordInteractorInterfaceMock()
    private let stack: UINavigationController
    private let presenter: ForgotPasswordPresenter

    init() {
        presenter = ForgotPasswordPresenter(interactor: interactor, wireframe: ForgotPasswordWireframe())
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("shows what it begins with once the view is loaded")
    func showsOnceLoaded() {
        presenter.forgotPasswordViewDidLoad()
        #expect(
            view.calls.first == .show(viewModel: ForgotPasswordViewModel(title: "The server sends a new password.")))
    }

    @Test("requestReminderDidFinish leads on")
    func requestReminderDidFinish() {
        presenter.requestReminderDidFinish()
        #expect(view.calls == [.show(loading: false)])
        #expect(stack.viewControllers.count == 1)
    }

    @Test("requestReminderDidFail shows why")
    func requestReminderDidFail() {
        presenter.requestReminderDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("forgotPasswordViewDidPressSendButton requests what follows")
    func forgotPasswordViewDidPressSendButton() {
        presenter.forgotPasswordViewDidPressSendButton(userName: "userName")
        #expect(interactor.calls == [.requestReminder(userName: "userName")])
    }

    @Test("forgotPasswordViewDidPressSendButton says what is wrong with what was entered, and does nothing")
    func forgotPasswordViewDidPressSendButtonComplains() {
        presenter.forgotPasswordViewDidPressSendButton(userName: " ")
        #expect(view.calls == [.showMessages(userName: "Enter the user name.")])
        #expect(interactor.calls.isEmpty && stack.viewControllers.count == 2)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: ForgotPasswordViewInterfaceMock? = ForgotPasswordViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
