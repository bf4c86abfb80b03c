import Foundation
import Testing

@testable import App

@Suite("Stamp")
struct StampTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Stamp.sample)
        #expect(try JSONDecoder().decode(Stamp.self, from: data) == Stamp.sample)
    }
}
