import Foundation

@testable import Promotions

nonisolated extension Promotion {
    /// One to test with.
    static let sample = Promotion(
        id: "some text", title: "some text", text: "some text", discount: 42, ends: Date(timeIntervalSince1970: 0))
}
