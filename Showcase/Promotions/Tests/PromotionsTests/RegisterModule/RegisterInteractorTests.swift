import ScaenaKit
import ScaenaTesting
import Testing

@testable import Promotions

@MainActor
@Suite("RegisterInteractor")
struct RegisterInteractorTests {
    private let handler = RegisterInteractorHandlerMock()
    private let interactor = RegisterInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("asks AccountBO, and tells what it answers: registration")
    func requestRegistration() async throws {
        try await AccountBO.rules.replaced(by: AccountBO.Rules(register: { _, _ in Account.sample })) {
            interactor.requestRegistration(userName: "some text", password: "some text")
            try await handler.waitForCall(.requestRegistrationDidFinish)
        }
    }

    @Test("tells what went wrong: registration")
    func requestRegistrationFails() async {
        await AccountBO.rules.replaced(by: AccountBO.Rules(register: { _, _ in throw Failure() })) {
            interactor.requestRegistration(userName: "some text", password: "some text")
            while !interactor.tasks.isIdle { await Task.yield() }
        }
        #expect(handler.arguments(of: \.requestRegistrationDidFailError).count == 1)
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: RegisterInteractorHandlerMock? = RegisterInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }

    private struct Failure: Error {}
}
