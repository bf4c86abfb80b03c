import Foundation

@testable import MVPCFSwift6Mode

nonisolated extension Gadget {
    /// One to test with.
    static let sample = Gadget(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "some text",
        created: Date(timeIntervalSince1970: 0))
}
