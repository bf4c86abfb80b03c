import Foundation
import Testing

@testable import SNPSwift6Mode

@Suite("Order")
struct OrderTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Order.sample)
        #expect(try JSONDecoder().decode(Order.self, from: data) == Order.sample)
    }
}
