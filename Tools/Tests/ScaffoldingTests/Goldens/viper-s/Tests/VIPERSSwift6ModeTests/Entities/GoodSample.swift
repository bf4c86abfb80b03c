import Foundation

@testable import VIPERSSwift6Mode

nonisolated extension Good {
    /// One to test with.
    static let sample = Good(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "some text",
        created: Date(timeIntervalSince1970: 0))
}
