import Foundation
import Testing

@testable import VIPERSwift6Mode

@Suite("Item")
struct ItemTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Item.sample)
        #expect(try JSONDecoder().decode(Item.self, from: data) == Item.sample)
    }
}
