import Foundation
import ScaenaData
import Testing

@testable import BVIPERSwift6Mode

@Suite("PromotionBO")
struct PromotionBOTests {
    /// Has one value, and asks nobody.
    private nonisolated struct Provider: PromotionProviderInterface {
        func all(from address: URL) async throws -> [PromotionDTO] {
            [PromotionDTO(id: "some text", name: "some text")]
        }
    }

    @Test("gets all, as entities")
    func all() async throws {
        let address = try #require(URL(string: "https://example.com"))
        #expect(try await PromotionBO.all(from: address, by: Provider()) == [.sample])
    }

    @Test("leaves each value once")
    func unique() {
        #expect(PromotionBO.unique([.sample, .sample]) == [.sample])
        #expect(PromotionBO.unique([]).isEmpty)
    }

    @Test("does what a test says, during that test")
    func replaced() {
        PromotionBO.rules.replaced(by: PromotionBO.Rules(unique: { _ in [] })) {
            #expect(PromotionBO.unique([.sample]).isEmpty)
        }
        #expect(PromotionBO.unique([.sample]) == [.sample])
    }
}
