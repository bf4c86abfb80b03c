import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import VIPERSSwift6Mode

@MainActor
@Suite("GoodsListWorker")
struct GoodsListWorkerTests {
    private let presenter = GoodsList_PresentDataMock()
    private let transport = StubTransport()
    private let store = MemoryStore()
    private let worker: GoodsListWorker

    init() throws {
        let address = try #require(URL(string: "http://api.example"))
        worker = GoodsListWorker(provider: HTTPProvider(baseURL: address, transport: transport), store: store)
        worker.presenter = presenter
    }

    @Test("asks the server, and passes on its answer: fetch goods")
    func fetchGoods() async throws {
        let answer: [Good] = [Good.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/goods", json: "{\"data\":{\"goods\":" + json + "}}")
        worker.fetchGoods()
        try await presenter.waitForCall(.present(goods: answer))
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("passes on what went wrong: fetch goods")
    func fetchGoodsFails() async throws {
        transport.answer("/goods", status: 500)
        worker.fetchGoods()
        while !worker.tasks.isIdle { await Task.yield() }
        #expect(presenter.arguments(of: \.presentError).count == 1)
    }

    @Test("passes on what the server said last where there is no network: fetch goods")
    func fetchGoodsOffline() async throws {
        let answer: [Good] = [Good.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/goods", json: "{\"data\":{\"goods\":" + json + "}}")
        transport.fail("/goods", with: HTTPError.offline)
        worker.fetchGoods()
        try await presenter.waitForCall(.present(goods: answer))
        let later = GoodsList_PresentDataMock()
        worker.presenter = later
        worker.fetchGoods()
        try await later.waitForCall(.present(goods: answer))
    }

    @Test("asks the server, and passes on its answer: delete all goods")
    func deleteAllGoods() async throws {
        transport.answer("/goods", status: 204)
        worker.deleteAllGoods()
        try await presenter.waitForCall(.presentSuccess)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("passes on what went wrong: delete all goods")
    func deleteAllGoodsFails() async throws {
        transport.answer("/goods", status: 500)
        worker.deleteAllGoods()
        while !worker.tasks.isIdle { await Task.yield() }
        #expect(presenter.arguments(of: \.presentError).count == 1)
    }

    @Test("asks the server, and passes on its answer: delete good")
    func deleteGood() async throws {
        transport.answer("/goods/\(Good.sample.id)", status: 204)
        worker.deleteGood(good: .sample)
        try await presenter.waitForCall(.presentSuccess)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("passes on what went wrong: delete good")
    func deleteGoodFails() async throws {
        transport.answer("/goods/\(Good.sample.id)", status: 500)
        worker.deleteGood(good: .sample)
        while !worker.tasks.isIdle { await Task.yield() }
        #expect(presenter.arguments(of: \.presentError).count == 1)
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: GoodsList_PresentDataMock? = GoodsList_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
