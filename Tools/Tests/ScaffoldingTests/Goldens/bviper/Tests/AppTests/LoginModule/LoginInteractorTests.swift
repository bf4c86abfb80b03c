import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("LoginInteractor")
struct LoginInteractorTests {
    private let handler = LoginInteractorHandlerMock()
    private let interactor = LoginInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("answers the request")
    func answers() {
        interactor.requestLogin()
        #expect(handler.calls == [.requestLoginDidFinish(greeting: "Login")])
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: LoginInteractorHandlerMock? = LoginInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
