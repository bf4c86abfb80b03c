@testable import CLEANSWIFTSwift6Mode

nonisolated extension Item {
    /// One to test with.
    static let sample = Item(id: "some text", name: "some text")
}
