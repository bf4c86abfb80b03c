import Foundation
import Testing

@testable import App

@Suite("About")
struct AboutTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(About.sample)
        #expect(try JSONDecoder().decode(About.self, from: data) == About.sample)
    }
}
