import Foundation

@testable import Snapp

nonisolated extension Ride {
    /// One to test with.
    static let sample = Ride(
        id: "some text", state: "some text", driver: "some text", fare: 42, requested: Date(timeIntervalSince1970: 0))
}
