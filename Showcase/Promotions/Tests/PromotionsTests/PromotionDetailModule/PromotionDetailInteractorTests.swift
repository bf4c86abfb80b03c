import ScaenaKit
import ScaenaTesting
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionDetailInteractor")
struct PromotionDetailInteractorTests {
    private let handler = PromotionDetailInteractorHandlerMock()
    private let interactor = PromotionDetailInteractor()

    init() {
        interactor.handler = handler
    }

    @Test("asks PromotionBO, and tells what it answers: promotion")
    func requestPromotion() async throws {
        let answer: Promotion = Promotion.sample
        try await PromotionBO.rules.replaced(by: PromotionBO.Rules(renewed: { _ in Promotion.sample })) {
            interactor.requestPromotion(promotion: .sample)
            try await handler.waitForCall(.requestPromotionDidFinish(promotion: answer))
        }
    }

    @Test("asks for what a link leads to")
    func requestLinked() async throws {
        try await PromotionBO.rules.replaced(by: PromotionBO.Rules(promotion: { _ in Promotion.sample })) {
            interactor.requestPromotion(id: "7")
            try await handler.waitForCall(.requestPromotionDidFinish(promotion: .sample))
        }
    }

    @Test("tells what went wrong: promotion")
    func requestPromotionFails() async {
        await PromotionBO.rules.replaced(by: PromotionBO.Rules(renewed: { _ in throw Failure() })) {
            interactor.requestPromotion(promotion: .sample)
            while !interactor.tasks.isIdle { await Task.yield() }
        }
        #expect(handler.arguments(of: \.requestPromotionDidFailError).count == 1)
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: PromotionDetailInteractorHandlerMock? = PromotionDetailInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }

    private struct Failure: Error {}
}
