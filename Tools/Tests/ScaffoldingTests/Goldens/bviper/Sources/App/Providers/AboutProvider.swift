import Foundation
import ScaenaData

/// Sends requests, and knows no business.
nonisolated protocol AboutProviderInterface: Sendable {
    /// All that a server has.
    ///
    /// - Parameter address: Whom to ask.
    /// - Throws: `HTTPError`.
    func all(from address: URL) async throws -> [AboutDTO]
}

/// Sends requests over the app's one transport.
nonisolated struct AboutProvider: AboutProviderInterface {
    private let transport: any HTTPTransport

    /// - Parameter transport: Carries requests.
    init(transport: any HTTPTransport = URLSessionTransport.shared) {
        self.transport = transport
    }

    func all(from address: URL) async throws -> [AboutDTO] {
        try await HTTPProvider(baseURL: address, transport: transport).value(of: .get(""))
    }
}
