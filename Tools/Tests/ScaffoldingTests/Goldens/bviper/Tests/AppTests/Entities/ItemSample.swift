@testable import App

nonisolated extension Item {
    /// One to test with.
    static let sample = Item(title: "some text")
}
