import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("LoginPresenter")
struct LoginPresenterTests {
    private static let title = "With the user name 0912 and the password 1234, or register."
    private let view = LoginViewInterfaceMock()
    private let interactor = LoginInteractorInterfaceMock()
    private let stack: UINavigationController
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(interactor: interactor, wireframe: LoginWireframe())
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("shows what it begins with once the view is loaded")
    func showsOnceLoaded() {
        presenter.loginViewDidLoad()
        #expect(view.calls.first == .show(viewModel: LoginViewModel(title: Self.title)))
    }

    @Test("requestLoginDidFinish leads on")
    func requestLoginDidFinish() {
        presenter.requestLoginDidFinish()
        #expect(view.calls == [.show(loading: false)])
        #expect(stack.viewControllers.count == 1)
    }

    @Test("requestLoginDidFail shows why")
    func requestLoginDidFail() {
        presenter.requestLoginDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("loginViewDidPressLoginButton requests what follows")
    func loginViewDidPressLoginButton() {
        presenter.loginViewDidPressLoginButton(userName: "userName", password: "password")
        #expect(interactor.calls == [.requestLogin(userName: "userName", password: "password")])
    }

    @Test("loginViewDidPressLoginButton says what is wrong with what was entered, and does nothing")
    func loginViewDidPressLoginButtonComplains() {
        presenter.loginViewDidPressLoginButton(userName: " ", password: " ")
        #expect(view.calls == [.showMessages(userName: "Enter the user name.", password: "Enter the password.")])
        #expect(interactor.calls.isEmpty && stack.viewControllers.count == 2)
    }

    @Test("loginViewDidPressForgotPasswordButton goes to forgot password")
    func loginViewDidPressForgotPasswordButton() {
        presenter.loginViewDidPressForgotPasswordButton()
        #expect(stack.viewControllers.count == 3)
    }

    @Test("loginViewDidPressRegisterButton goes to register")
    func loginViewDidPressRegisterButton() {
        presenter.loginViewDidPressRegisterButton()
        #expect(stack.viewControllers.count == 3)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: LoginViewInterfaceMock? = LoginViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
