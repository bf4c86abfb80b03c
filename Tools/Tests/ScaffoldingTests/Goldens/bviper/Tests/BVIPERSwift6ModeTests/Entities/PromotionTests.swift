import Foundation
import Testing

@testable import BVIPERSwift6Mode

@Suite("Promotion")
struct PromotionTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Promotion.sample)
        #expect(try JSONDecoder().decode(Promotion.self, from: data) == Promotion.sample)
    }
}
