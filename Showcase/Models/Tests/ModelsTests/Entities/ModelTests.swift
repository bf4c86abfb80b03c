import Foundation
import Testing

@testable import Models

@Suite("Model")
struct ModelTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Model.sample)
        #expect(try JSONDecoder().decode(Model.self, from: data) == Model.sample)
    }
}
