import Foundation
import Testing

@testable import Snapp

@Suite("Ride")
struct RideTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Ride.sample)
        #expect(try JSONDecoder().decode(Ride.self, from: data) == Ride.sample)
    }
}
