import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

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
        view.loadViewIfNeeded()
        view.userNameField.text = "userName"
        view.passwordField.text = "password"
        view.loginButton.sendActions(for: .touchUpInside)
        #expect(
            presenter.calls == [
                .loginViewDidLoad,
                .loginViewDidPressLoginButton(userName: "userName", password: "password"),
            ])
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
        view.show(viewModel: LoginViewModel(title: "some text"))
        #expect(view.titleLabel.text == "some text")
    }

    @Test("goes from field to field by the return key, and on from the last")
    func followsReturnKey() async {
        let window = SceneWindow(view)
        await window.settle()
        view.userNameField.sendActions(for: .primaryActionTriggered)
        #expect(view.passwordField.isFirstResponder)
        view.passwordField.sendActions(for: .primaryActionTriggered)
        #expect(presenter.calls.count == 2)
    }

    @Test("shows what is wrong below each field, and nothing where all is well")
    func showsMessages() {
        view.loadViewIfNeeded()
        view.showMessages(userName: "userName", password: "password")
        #expect(view.userNameMessageLabel.text == "userName" && !view.userNameMessageLabel.isHidden)
        #expect(view.passwordMessageLabel.text == "password" && !view.passwordMessageLabel.isHidden)
        view.showMessages(userName: "", password: "")
        #expect(view.userNameMessageLabel.isHidden)
        #expect(view.passwordMessageLabel.isHidden)
    }

    @Test("shows whether something is under way")
    func showsLoading() {
        view.loadViewIfNeeded()
        view.show(loading: true)
        #expect(view.activityIndicator.isAnimating)
        view.show(loading: false)
        #expect(!view.activityIndicator.isAnimating)
    }

    @Test("tells the presenter that the user tries again")
    func retries() async throws {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        #expect(presenter.calls == [.loginViewDidLoad, .loginViewDidPressRetry])
    }

    @Test("shows an error in an alert")
    func showsError() async {
        let window = SceneWindow(view)
        await window.settle()
        view.show(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained."))
    }
}
