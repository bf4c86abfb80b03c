import Foundation
import ScaenaData
import ScaenaKit

/// Where gadget values come from, and where they stay.
@MainActor
protocol GadgetRepository: AnyObject {
    /// Asks the server: fetch gadgets.
    ///
    /// - Throws: What kept it from being done.
    func fetchGadgets() async throws -> [Gadget]

    /// Asks the server: fetch gadget.
    ///
    /// - Throws: What kept it from being done.
    func fetchGadget(id: String) async throws -> Gadget

    /// Asks the server: add gadget.
    ///
    /// - Throws: What kept it from being done.
    func addGadget(name: String) async throws -> Gadget

    /// Asks the server: delete all gadgets.
    ///
    /// - Throws: What kept it from being done.
    func deleteAllGadgets() async throws

    /// Asks the server: delete gadget.
    ///
    /// - Throws: What kept it from being done.
    func deleteGadget(gadget: Gadget) async throws

    /// Asks the server: note gadget.
    ///
    /// - Throws: What kept it from being done.
    func noteGadget(name: String, note: String) async throws

    /// Asks the server: price gadget.
    ///
    /// - Throws: What kept it from being done.
    func priceGadget(price: Decimal, count: Int?) async throws

    /// Asks the server: return gadget.
    ///
    /// - Throws: What kept it from being done.
    func returnGadget(id: UUID) async throws
}

/// Asks the server about gadget values over HTTP, and keeps answers for when there is no network.
@MainActor
final class DefaultGadgetRepository: GadgetRepository {
    private let provider: HTTPProvider
    private let store: any ModelStore

    init(provider: HTTPProvider, store: any ModelStore) {
        self.provider = provider
        self.store = store
    }

    func fetchGadgets() async throws -> [Gadget] {
        try await store.answer(for: "fetchGadgets /gadgets") { try await provider.value(of: .get("/gadgets")) }
    }

    func fetchGadget(id: String) async throws -> Gadget {
        try await provider.value(of: .get("/gadgets/\(id)"), at: "data")
    }

    func addGadget(name: String) async throws -> Gadget {
        nonisolated struct Body: Encodable, Sendable {
            let name: String
        }
        return try await provider.value(of: .post("/gadgets", json: Body(name: name)))
    }

    func deleteAllGadgets() async throws {
        try await provider.response(to: .delete("/gadgets"))
    }

    func deleteGadget(gadget: Gadget) async throws {
        try await provider.response(to: .delete("/gadgets/\(gadget.id)"))
    }

    func noteGadget(name: String, note: String) async throws {
        nonisolated struct Body: Encodable, Sendable {
            let name: String
            let note: String
        }
        try await provider.response(to: .post("/notes", json: Body(name: name, note: note)))
    }

    func priceGadget(price: Decimal, count: Int?) async throws {
        nonisolated struct Body: Encodable, Sendable {
            let price: Decimal
            let count: Int?
        }
        try await provider.response(to: .post("/prices", json: Body(price: price, count: count)))
    }

    func returnGadget(id: UUID) async throws {
        try await provider.response(to: .delete("/loans/\(id)"))
    }
}
