import Foundation
import Testing

@testable import MVPCFSwift6Mode

@Suite("Gadget")
struct GadgetTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Gadget.sample)
        #expect(try JSONDecoder().decode(Gadget.self, from: data) == Gadget.sample)
    }
}
