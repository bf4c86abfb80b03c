import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LoginVC")
struct LoginVCTests {
    private let presenter = LoginViewHandlerMock()
    private let view: LoginVC

    init() {
        view = LoginVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.loginViewDidLoad])
    }

    @Test("tells the presenter loginViewDidPressLoginButton")
    func loginViewDidPressLoginButton() {
        view.loginViewDidPressLoginButton(userName: "some text", password: "some text")
        #expect(presenter.calls == [.loginViewDidPressLoginButton(userName: "some text", password: "some text")])
    }

    @Test("tells the presenter loginViewDidPressForgotPasswordButton")
    func loginViewDidPressForgotPasswordButton() {
        view.loadViewIfNeeded()
        view.forgotPasswordButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.loginViewDidLoad, .loginViewDidPressForgotPasswordButton])
    }

    @Test("tells the presenter loginViewDidPressRegisterButton")
    func loginViewDidPressRegisterButton() {
        view.loadViewIfNeeded()
        view.registerButton.sendActions(for: .touchUpInside)
        #expect(presenter.calls == [.loginViewDidLoad, .loginViewDidPressRegisterButton])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: LoginViewModel(greeting: "some text"))
        #expect(view.greetingLabel.text == "some text")
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
