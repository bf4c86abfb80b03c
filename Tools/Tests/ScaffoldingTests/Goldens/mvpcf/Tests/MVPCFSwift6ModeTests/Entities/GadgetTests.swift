import Foundation
import ScaenaData
import Testing

@testable import MVPCFSwift6Mode

@Suite("Gadget")
struct GadgetTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Gadget.sample)
        #expect(try JSONDecoder().decode(Gadget.self, from: data) == Gadget.sample)
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
        #expect(try ServerJSON.decoder().decode(Gadget.self, from: Data(json.utf8)) == .sample)
    }
}
