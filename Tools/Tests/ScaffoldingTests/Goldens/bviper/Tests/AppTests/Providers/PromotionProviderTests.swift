import Foundation
import Testing

@testable import App

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("PromotionProvider")
struct PromotionProviderTests {
    private func provider(status: Int) -> PromotionProvider {
        PromotionProvider { request in
            let address = try #require(request.url)
            let response = try #require(
                HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil))
            return (Data("[{}]".utf8), response)
        }
    }

    @Test("gives what a server answers, as far as it is there")
    func answers() async throws {
        let address = try #require(URL(string: "https://example.com"))
        let empty = PromotionDTO(id: nil, name: nil)
        #expect(try await provider(status: 200).all(from: address) == [empty])
    }

    @Test("tells the status of another answer")
    func refuses() async throws {
        let address = try #require(URL(string: "https://example.com"))
        await #expect(throws: PromotionProviderError(status: 404)) {
            try await provider(status: 404).all(from: address)
        }
    }
}
