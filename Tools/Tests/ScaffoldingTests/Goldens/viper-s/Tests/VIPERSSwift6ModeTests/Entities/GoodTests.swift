import Foundation
import Testing

@testable import VIPERSSwift6Mode

@Suite("Good")
struct GoodTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Good.sample)
        #expect(try JSONDecoder().decode(Good.self, from: data) == Good.sample)
    }
}
