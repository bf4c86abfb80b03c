import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Items

@MainActor
@Suite("ItemsAddWorker")
struct ItemsAddWorkerTests {
    private let presenter = ItemsAdd_PresentDataMock()
    private let transport = StubTransport()
    private let worker: ItemsAddWorker

    init() throws {
        let address = try #require(URL(string: "http://api.example"))
        worker = ItemsAddWorker(provider: HTTPProvider(baseURL: address, transport: transport))
        worker.presenter = presenter
    }

    @Test("asks the server, and passes on its answer: add item")
    func addItem() async throws {
        let answer: Item = Item.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/items", json: "{\"data\":" + json + "}")
        worker.addItem(name: "Tea", isEnabled: true)
        try await presenter.waitForCall(.present(created: answer))
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
        #expect(transport.requests.first?.body.map { String(decoding: $0, as: UTF8.self) }?.contains("\"Tea\"") == true)
    }

    @Test("passes on what went wrong: add item")
    func addItemFails() async throws {
        transport.answer("/items", status: 500)
        worker.addItem(name: "Tea", isEnabled: true)
        while !worker.tasks.isIdle { await Task.yield() }
        #expect(presenter.arguments(of: \.presentError).count == 1)
    }

    @Test("does not keep its presenter alive")
    func holdsThePresenterWeakly() {
        var gone: ItemsAdd_PresentDataMock? = ItemsAdd_PresentDataMock()
        worker.presenter = gone
        gone = nil
        #expect(worker.presenter == nil)
    }
}
