import ScaenaKit
import ScaenaTesting
import Testing

@testable import Promotions

@MainActor
@Suite("ForgotPasswordInteractor")
struct ForgotPasswordInteractorTests {
    private let handler = ForgotPasswordInteractorHandlerMock()
    private let interactor = ForgotPasswordInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("asks AccountBO, and tells what it answers: reminder")
    func requestReminder() async throws {
        try await AccountBO.rules.replaced(by: AccountBO.Rules(remind: { _ in })) {
            interactor.requestReminder(userName: "some text")
            try await handler.waitForCall(.requestReminderDidFinish)
        }
    }

    @Test("tells what went wrong: reminder")
    func requestReminderFails() async {
        await AccountBO.rules.replaced(by: AccountBO.Rules(remind: { _ in throw Failure() })) {
            interactor.requestReminder(userName: "some text")
            while !interactor.tasks.isIdle { await Task.yield() }
        }
        #expect(handler.arguments(of: \.requestReminderDidFailError).count == 1)
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: ForgotPasswordInteractorHandlerMock? = ForgotPasswordInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }

    private struct Failure: Error {}
}
