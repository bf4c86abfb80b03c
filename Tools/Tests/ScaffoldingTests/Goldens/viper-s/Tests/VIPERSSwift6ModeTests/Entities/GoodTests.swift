import Foundation
import ScaenaData
import Testing

@testable import VIPERSSwift6Mode

@Suite("Good")
struct GoodTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Good.sample)
        #expect(try JSONDecoder().decode(Good.self, from: data) == Good.sample)
    }

    @Test("is read from JSON as servers write it")
    func isReadFromServers() throws {
        let json = """
            {
                "id": "00000000-0000-0000-0000-000000000001",
                "name": "some text",
                "created": "1970-01-01T00:00:00Z"
            }
            """
        #expect(try ServerJSON.decoder().decode(Good.self, from: Data(json.utf8)) == .sample)
    }
}
