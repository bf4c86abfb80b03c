import Foundation
import ScaenaData

/// Sends requests, and knows no business.
nonisolated protocol PromotionProviderInterface: Sendable {
    /// All that a server has.
    ///
    /// - Parameter address: Whom to ask.
    /// - Throws: `HTTPError`.
    func all(from address: URL) async throws -> [PromotionDTO]
}

/// Sends requests over the app's one transport.
nonisolated struct PromotionProvider: PromotionProviderInterface {
    private let transport: any HTTPTransport

    /// - Parameter transport: Carries requests.
    init(transport: any HTTPTransport = URLSessionTransport.shared) {
        self.transport = transport
    }

    func all(from address: URL) async throws -> [PromotionDTO] {
        try await HTTPProvider(baseURL: address, transport: transport).value(of: .get(""))
    }
}
