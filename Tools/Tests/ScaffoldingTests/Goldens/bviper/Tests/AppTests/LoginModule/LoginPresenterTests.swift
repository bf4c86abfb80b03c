import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LoginPresenter")
struct LoginPresenterTests {
    private let view = LoginViewInterfaceMock()
    private let interactor = LoginInteractorInterfaceMock()
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(
            interactor: interactor,
            wireframe: LoginWireframe(),
            helpWireframe: LoginHelpWireframe(),
            urlsWireframe: LoginURLsWireframe())
        presenter.view = view
    }

    @Test("requests what is shown once the view is loaded")
    func requestsOnceLoaded() {
        presenter.loginViewDidLoad()
        #expect(interactor.calls == [.requestLogin])
    }

    @Test("shows what was requested")
    func showsWhatWasRequested() {
        presenter.requestLoginDidFinish(greeting: "some text")
        let viewModel = LoginViewModel(greeting: "some text")
        #expect(view.calls == [.show(viewModel: viewModel)])
    }

    @Test("shows why a request failed")
    func showsFailure() {
        presenter.requestLoginDidFail(error: Failure())
        #expect(view.calls == [.show(error: Failure().localizedDescription)])
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
