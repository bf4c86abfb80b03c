import Foundation
import Testing

@testable import Promotions

@Suite("Account")
struct AccountTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Account.sample)
        #expect(try JSONDecoder().decode(Account.self, from: data) == Account.sample)
    }
}
