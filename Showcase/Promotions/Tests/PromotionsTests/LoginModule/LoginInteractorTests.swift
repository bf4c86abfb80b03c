import ScaenaKit
import ScaenaTesting
import Testing

@testable import Promotions

@MainActor
@Suite("LoginInteractor")
struct LoginInteractorTests {
    private let handler = LoginInteractorHandlerMock()
    private let interactor = LoginInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("asks AccountBO, and tells what it answers: login")
    func requestLogin() async throws {
        try await AccountBO.rules.replaced(by: AccountBO.Rules(login: { _, _ in Account.sample })) {
            interactor.requestLogin(userName: "some text", password: "some text")
            try await handler.waitForCall(.requestLoginDidFinish)
        }
    }

    @Test("tells what went wrong: login")
    func requestLoginFails() async {
        await AccountBO.rules.replaced(by: AccountBO.Rules(login: { _, _ in throw Failure() })) {
            interactor.requestLogin(userName: "some text", password: "some text")
            while !interactor.tasks.isIdle { await Task.yield() }
        }
        #expect(handler.arguments(of: \.requestLoginDidFailError).count == 1)
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: LoginInteractorHandlerMock? = LoginInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }

    private struct Failure: Error {}
}
