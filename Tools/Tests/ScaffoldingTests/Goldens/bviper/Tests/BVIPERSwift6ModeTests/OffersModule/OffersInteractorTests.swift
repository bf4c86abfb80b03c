import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import BVIPERSwift6Mode

@MainActor
@Suite("OffersInteractor")
struct OffersInteractorTests {
    private let handler = OffersInteractorHandlerMock()
    private let transport = StubTransport()
    private let interactor: OffersInteractor

    init() throws {
        let address = try #require(URL(string: "http://api.example"))
        interactor = OffersInteractor(provider: HTTPProvider(baseURL: address, transport: transport))
        interactor.handler = handler
    }

    @Test("asks the server, and tells what it answers: promotions")
    func requestPromotions() async throws {
        let answer: [Promotion] = [Promotion.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/promotions", json: "{\"data\":" + json + "}")
        interactor.requestPromotions()
        try await handler.waitForCall(.requestPromotionsDidFinish(promotions: answer))
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("tells what went wrong: promotions")
    func requestPromotionsFails() async throws {
        transport.answer("/promotions", status: 500)
        interactor.requestPromotions()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(handler.arguments(of: \.requestPromotionsDidFailError).count == 1)
    }

    @Test("asks the server, and tells what it answers: removal")
    func requestRemoval() async throws {
        transport.answer("/promotions/\(Promotion.sample.id)", status: 204)
        interactor.requestRemoval(promotion: .sample)
        try await handler.waitForCall(.requestRemovalDidFinish)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("tells what went wrong: removal")
    func requestRemovalFails() async throws {
        transport.answer("/promotions/\(Promotion.sample.id)", status: 500)
        interactor.requestRemoval(promotion: .sample)
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(handler.arguments(of: \.requestRemovalDidFailError).count == 1)
    }

    @Test("asks the server, and tells what it answers: removal of all")
    func requestRemovalOfAll() async throws {
        transport.answer("/promotions", status: 204)
        interactor.requestRemovalOfAll()
        try await handler.waitForCall(.requestRemovalOfAllDidFinish)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("tells what went wrong: removal of all")
    func requestRemovalOfAllFails() async throws {
        transport.answer("/promotions", status: 500)
        interactor.requestRemovalOfAll()
        while !interactor.tasks.isIdle { await Task.yield() }
        #expect(handler.arguments(of: \.requestRemovalOfAllDidFailError).count == 1)
    }

    @Test("does not keep its handler alive")
    func holdsTheHandlerWeakly() {
        var gone: OffersInteractorHandlerMock? = OffersInteractorHandlerMock()
        interactor.handler = gone
        gone = nil
        #expect(interactor.handler == nil)
    }
}
