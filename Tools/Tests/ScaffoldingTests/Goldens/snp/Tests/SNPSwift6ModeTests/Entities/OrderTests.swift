import Foundation
import ScaenaData
import Testing

@testable import SNPSwift6Mode

@Suite("Order")
struct OrderTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Order.sample)
        #expect(try JSONDecoder().decode(Order.self, from: data) == Order.sample)
    }

    @Test("is read from JSON as servers write it")
    func isReadFromServers() throws {
        let json = """
            {
                "id": "00000000-0000-0000-0000-000000000001",
                "name": "some text",
                "placed": "1970-01-01T00:00:00Z"
            }
            """
        #expect(try ServerJSON.decoder().decode(Order.self, from: Data(json.utf8)) == .sample)
    }
}
