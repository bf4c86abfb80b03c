@testable import App

nonisolated extension Item {
    /// One to test with.
    static let sample = Item(id: "some text", name: "some text")
}
