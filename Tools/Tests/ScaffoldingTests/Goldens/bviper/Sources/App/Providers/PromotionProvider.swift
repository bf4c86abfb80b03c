import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests, and knows no business.
nonisolated protocol PromotionProviderInterface: Sendable {
    /// All that a server has.
    ///
    /// - Parameter address: Whom to ask.
    /// - Throws: `PromotionProviderError`, what kept the request from arriving, or what in the answer cannot be read.
    func all(from address: URL) async throws -> [PromotionDTO]
}

/// A server answered, but not with what was asked for.
nonisolated struct PromotionProviderError: Error, Equatable {
    /// The answer's status.
    let status: Int
}

/// Sends requests with `URLSession`.
nonisolated struct PromotionProvider: PromotionProviderInterface {
    private let send: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    /// - Parameter send: Sends a request; by default `URLSession` does.
    init(
        send: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse) = {
            try await URLSession.shared.data(for: $0)
        }
    ) {
        self.send = send
    }

    func all(from address: URL) async throws -> [PromotionDTO] {
        let (data, response) = try await send(URLRequest(url: address))
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw PromotionProviderError(status: status)
        }
        return try JSONDecoder().decode([PromotionDTO].self, from: data)
    }
}
