import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("OrderManager")
struct OrderManagerTests {
    private let transport = StubTransport()
    private let store = MemoryStore()

    private func makeManager() throws -> OrderManager {
        let address = try #require(URL(string: "http://api.example"))
        return OrderManager(provider: HTTPProvider(baseURL: address, transport: transport), store: store)
    }

    @Test("asks the server, and hands on its answer: fetch orders")
    func fetchOrders() async throws {
        let answer: [Order] = [Order.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/orders", json: "{\"data\":{\"orders\":" + json + "}}")
        let found = try await makeManager().fetchOrders()
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: fetch orders")
    func fetchOrdersFails() async throws {
        transport.answer("/orders", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().fetchOrders()
        }
    }

    @Test("hands on what the server said last where there is no network: fetch orders")
    func fetchOrdersOffline() async throws {
        let answer: [Order] = [Order.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/orders", json: "{\"data\":{\"orders\":" + json + "}}")
        transport.fail("/orders", with: HTTPError.offline)
        _ = try await makeManager().fetchOrders()
        #expect(try await makeManager().fetchOrders() == answer)
    }

    @Test("asks the server, and hands on its answer: delete all orders")
    func deleteAllOrders() async throws {
        transport.answer("/orders", status: 204)
        try await makeManager().deleteAllOrders()
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("hands on what went wrong: delete all orders")
    func deleteAllOrdersFails() async throws {
        transport.answer("/orders", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().deleteAllOrders()
        }
    }

    @Test("asks the server, and hands on its answer: add order")
    func addOrder() async throws {
        let answer: Order = Order.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/orders", json: json)
        let found = try await makeManager().addOrder(name: "some text")
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: add order")
    func addOrderFails() async throws {
        transport.answer("/orders", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().addOrder(name: "some text")
        }
    }

    @Test("asks the server, and hands on its answer: update order")
    func updateOrder() async throws {
        transport.answer("/orders/\(Order.sample.id)", status: 204)
        try await makeManager().updateOrder(order: .sample)
        #expect(transport.requests.map(\.method.rawValue) == ["PUT"])
    }

    @Test("hands on what went wrong: update order")
    func updateOrderFails() async throws {
        transport.answer("/orders/\(Order.sample.id)", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().updateOrder(order: .sample)
        }
    }

    @Test("asks the server, and hands on its answer: fetch page")
    func fetchPage() async throws {
        let answer: [Order] = [Order.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/orders/\("some text")", json: json)
        let found = try await makeManager().fetchPage(page: 42, of: "some text")
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: fetch page")
    func fetchPageFails() async throws {
        transport.answer("/orders/\("some text")", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().fetchPage(page: 42, of: "some text")
        }
    }

    @Test("hands on what the server said last where there is no network: fetch page")
    func fetchPageOffline() async throws {
        let answer: [Order] = [Order.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/orders/\("some text")", json: json)
        transport.fail("/orders/\("some text")", with: HTTPError.offline)
        _ = try await makeManager().fetchPage(page: 42, of: "some text")
        #expect(try await makeManager().fetchPage(page: 42, of: "some text") == answer)
    }

    @Test("asks the server, and hands on its answer: delete order")
    func deleteOrder() async throws {
        transport.answer("/orders/\(Order.sample.id)", status: 204)
        try await makeManager().deleteOrder(order: .sample)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("hands on what went wrong: delete order")
    func deleteOrderFails() async throws {
        transport.answer("/orders/\(Order.sample.id)", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().deleteOrder(order: .sample)
        }
    }

    @Test("asks the server, and hands on its answer: cancel order")
    func cancelOrder() async throws {
        transport.answer(
            "/orders/\(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))/cancellation", status: 204)
        try await makeManager().cancelOrder(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: cancel order")
    func cancelOrderFails() async throws {
        transport.answer(
            "/orders/\(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))/cancellation", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().cancelOrder(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
        }
    }

    @Test("asks the server, and hands on its answer: add priced order")
    func addPricedOrder() async throws {
        let answer: Order = Order.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/priced-orders", json: json)
        let found = try await makeManager().addPricedOrder(
            name: "some text", price: Decimal(42), count: 42, urgent: true)
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: add priced order")
    func addPricedOrderFails() async throws {
        transport.answer("/priced-orders", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeManager().addPricedOrder(name: "some text", price: Decimal(42), count: 42, urgent: true)
        }
    }
}
