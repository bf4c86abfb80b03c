import Foundation

@testable import Items

nonisolated extension Item {
    /// One to test with.
    static let sample = Item(
        id: "some text", name: "some text", created: Date(timeIntervalSince1970: 0), isEnabled: true)
}
