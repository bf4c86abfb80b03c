import Foundation

@testable import Models

nonisolated extension Model {
    /// One to test with.
    static let sample = Model(id: "some text", name: "some text", created: Date(timeIntervalSince1970: 0))
}
