import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@testable import BVIPERSwift6Mode

@Suite("PromotionProvider")
struct PromotionProviderTests {
    private let transport = StubTransport()
    private let provider: PromotionProvider

    init() {
        provider = PromotionProvider(transport: transport)
    }

    @Test("gives what a server answers, as far as it is there")
    func answers() async throws {
        transport.answer("", json: "[{}]")
        let address = try #require(URL(string: "https://example.com"))
        let empty = PromotionDTO(id: nil, name: nil)
        #expect(try await provider.all(from: address) == [empty])
    }

    @Test("tells the status of another answer")
    func refuses() async throws {
        transport.answer("", status: 404)
        let address = try #require(URL(string: "https://example.com"))
        await #expect(throws: HTTPError.status(404, address, body: Data())) {
            try await provider.all(from: address)
        }
    }
}
