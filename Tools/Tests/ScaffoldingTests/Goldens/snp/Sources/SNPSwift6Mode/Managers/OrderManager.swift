import Foundation
import ScaenaData
import ScaenaKit

/// Asks the server about order over HTTP, and keeps answers for when there is no network.
@MainActor
final class OrderManager {
    private let provider: HTTPProvider
    private let store: any ModelStore

    init(provider: HTTPProvider, store: any ModelStore) {
        self.provider = provider
        self.store = store
    }
}

extension OrderManager: OrderManagerProtocol {
    func fetchOrders() async throws -> [Order] {
        try await store.answer(for: "fetchOrders /orders") {
            try await provider.value(of: .get("/orders"), at: "data.orders")
        }
    }

    func deleteAllOrders() async throws {
        try await provider.response(to: .delete("/orders"))
    }

    func addOrder(name: String) async throws -> Order {
        nonisolated struct Body: Encodable, Sendable {
            let name: String
        }
        return try await provider.value(of: .post("/orders", json: Body(name: name)))
    }

    func updateOrder(order: Order) async throws {
        try await provider.response(to: HTTPRequest(.put, "/orders/\(order.id)"))
    }

    func fetchPage(page: Int, of: String) async throws -> [Order] {
        try await store.answer(for: "fetchPage /orders/\(of)?page=\(page)") {
            try await provider.value(of: .get("/orders/\(of)", query: [URLQueryItem(name: "page", value: "\(page)")]))
        }
    }

    func deleteOrder(order: Order) async throws {
        try await provider.response(to: .delete("/orders/\(order.id)"))
    }

    func cancelOrder(id: UUID) async throws {
        try await provider.response(to: HTTPRequest(.post, "/orders/\(id)/cancellation"))
    }

    func addPricedOrder(name: String, price: Decimal, count: Int?, urgent: Bool) async throws -> Order {
        nonisolated struct Body: Encodable, Sendable {
            let name: String
            let price: Decimal
            let count: Int?
            let urgent: Bool
        }
        return try await provider.value(
            of: .post("/priced-orders", json: Body(name: name, price: price, count: count, urgent: urgent)))
    }
}
