import Foundation

/// Where order comes from.
@MainActor
protocol OrderManagerProtocol: AnyObject {
    /// Asks the server: fetch orders.
    ///
    /// - Throws: What kept it from being done.
    func fetchOrders() async throws -> [Order]

    /// Asks the server: delete all orders.
    ///
    /// - Throws: What kept it from being done.
    func deleteAllOrders() async throws

    /// Asks the server: add order.
    ///
    /// - Throws: What kept it from being done.
    func addOrder(name: String) async throws -> Order

    /// Asks the server: update order.
    ///
    /// - Throws: What kept it from being done.
    func updateOrder(order: Order) async throws

    /// Asks the server: fetch page.
    ///
    /// - Throws: What kept it from being done.
    func fetchPage(page: Int, of: String) async throws -> [Order]

    /// Asks the server: delete order.
    ///
    /// - Throws: What kept it from being done.
    func deleteOrder(order: Order) async throws

    /// Asks the server: cancel order.
    ///
    /// - Throws: What kept it from being done.
    func cancelOrder(id: UUID) async throws

    /// Asks the server: add priced order.
    ///
    /// - Throws: What kept it from being done.
    func addPricedOrder(name: String, price: Decimal, count: Int?, urgent: Bool) async throws -> Order
}
