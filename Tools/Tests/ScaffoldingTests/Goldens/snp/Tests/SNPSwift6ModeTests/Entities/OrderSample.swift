import Foundation

@testable import SNPSwift6Mode

nonisolated extension Order {
    /// One to test with.
    static let sample = Order(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "some text",
        placed: Date(timeIntervalSince1970: 0))
}
