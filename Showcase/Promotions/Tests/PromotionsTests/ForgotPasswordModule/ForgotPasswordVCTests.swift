import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("ForgotPasswordVC")
struct ForgotPasswordVCTests {
    private let presenter = ForgotPasswordViewHandlerMock()
    private let view: ForgotPasswordVC

    init() {
        view = ForgotPasswordVC(presenter: presenter)
    }

    @Test("tells the presenter when it is loaded")
    func tellsThatItIsLoaded() {
        view.loadViewIfNeeded()
        #expect(presenter.calls == [.forgotPasswordViewDidLoad])
    }

    @Test("tells the presenter forgotPasswordViewDidPressSendButton")
    func forgotPasswordViewDidPressSendButton() {
        view.loadViewIfNeeded()
        view.userNameField.text = "userName"
        view.sendButton.sendActions(for: .touchUpInside)
        #expect(
            presenter.calls == [
                .forgotPasswordViewDidLoad,
                .forgotPasswordViewDidPressSendButton(userName: "userName"),
            ])
    }

    @Test("shows a view model")
    func showsViewModel() {
        view.show(viewModel: ForgotPasswordViewModel(title: "some text"))
        #expect(view.titleLabel.text == "some text")
    }

    @Test("goes from field to field by the return key, and on from the last")
    func followsReturnKey() async {
        let window = SceneWindow(view)
        await window.settle()
        view.userNameField.sendActions(for: .primaryActionTriggered)
        #expect(presenter.calls.count == 2)
    }

    @Test("shows what is wrong below each field, and nothing where all is well")
    func showsMessages() {
        view.loadViewIfNeeded()
        view.showMessages(userName: "userName")
        #expect(view.userNameMessageLabel.text == "userName" && !view.userNameMessageLabel.isHidden)
        view.showMessages(userName: "")
        #expect(view.userNameMessageLabel.isHidden)
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
        #expect(presenter.calls == [.forgotPasswordViewDidLoad, .forgotPasswordViewDidPressRetry])
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
