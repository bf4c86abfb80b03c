import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Items

@MainActor
@Suite("ItemsListWorker")
struct ItemsListWorkerTests {
    private let presenter = ItemsList_PresentDataMock()
    private let transport = StubTransport()
    private let worker: ItemsListWorker

    init() throws {
        let address = try #require(URL(string: "http://api.example"))
        worker = ItemsListWorker(provider: HTTPProvider(baseURL: address, transport: transport))
        worker.presenter = presenter
    }

    @Test("asks the server, and passes on its answer: fetch items")
    func fetchItems() async throws {
        let answer: [Item] = [Item.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/items", json: "{\"data\":" + json + "}")
        worker.fetchItems()
        try await presenter.waitForCall(.present(items: answer))
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("passes on what went wrong: fetch items")
    func fetchItemsFails() async throws {
        transport.answer("/items", status: 500)
        worker.fetchItems()
        while !worker.tasks.isIdle { await Task.yield() }
        #expect(presenter.arguments(of: \.presentError).count == 1)
    }

    @Test("asks the server, and passes on its answer: delete all items")
    func deleteAllItems() async throws {
        transport.answer("/items", status: 204)
        worker.deleteAllItems()
        try await presenter.waitForCall(.presentDeleteAllItemsSuccess)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("passes on what went wrong: delete all items")
    func deleteAllItemsFails() async throws {
        transport.answer("/items", status: 500)
        worker.deleteAllItems()
        while !worker.tasks.isIdle { await Task.yield() }
        #expect(presenter.arguments(of: \.presentError).count == 1)
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsList_PresentDataMock? = ItemsList_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
