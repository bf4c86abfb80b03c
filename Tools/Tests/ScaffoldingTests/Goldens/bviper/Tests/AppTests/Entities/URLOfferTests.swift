import Foundation
import Testing

@testable import App

@Suite("URLOffer")
struct URLOfferTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(URLOffer.sample)
        #expect(try JSONDecoder().decode(URLOffer.self, from: data) == URLOffer.sample)
    }
}
