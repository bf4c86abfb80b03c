import ScaenaKit
import ScaenaTesting
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionsListInteractor")
struct PromotionsListInteractorTests {
    private let handler = PromotionsListInteractorHandlerMock()
    private let interactor = PromotionsListInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("asks PromotionBO, and tells what it answers: promotions")
    func requestPromotions() async throws {
        let answer: [Promotion] = [Promotion.sample]
        try await PromotionBO.rules.replaced(by: PromotionBO.Rules(promotions: { [Promotion.sample] })) {
            interactor.requestPromotions()
            try await handler.waitForCall(.requestPromotionsDidFinish(promotions: answer))
        }
    }

    @Test("tells what went wrong: promotions")
    func requestPromotionsFails() async {
        await PromotionBO.rules.replaced(by: PromotionBO.Rules(promotions: { throw Failure() })) {
            interactor.requestPromotions()
            while !interactor.tasks.isIdle { await Task.yield() }
        }
        #expect(handler.arguments(of: \.requestPromotionsDidFailError).count == 1)
    }

    @Test("asks AccountBO, and tells what it answers: logout")
    func requestLogout() async throws {
        try await AccountBO.rules.replaced(by: AccountBO.Rules(logout: {})) {
            interactor.requestLogout()
            try await handler.waitForCall(.requestLogoutDidFinish)
        }
    }

    @Test("tells what went wrong: logout")
    func requestLogoutFails() async {
        await AccountBO.rules.replaced(by: AccountBO.Rules(logout: { throw Failure() })) {
            interactor.requestLogout()
            while !interactor.tasks.isIdle { await Task.yield() }
        }
        #expect(handler.arguments(of: \.requestLogoutDidFailError).count == 1)
    }

    @Test("tells promotions of before where the server cannot be reached")
    func requestPromotionsOffline() async throws {
        let rules = PromotionBO.Rules(promotions: { throw PromotionBO.Offline(promotions: [.sample]) })
        try await PromotionBO.rules.replaced(by: rules) {
            interactor.requestPromotions()
            try await handler.waitForCall(.requestPromotionsDidFinishOffline)
        }
        #expect(handler.calls.first == .requestPromotionsDidFinish(promotions: [.sample]))
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: PromotionsListInteractorHandlerMock? = PromotionsListInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }

    private struct Failure: Error {}
}
