@testable import App

nonisolated extension About {
    /// One to test with.
    static let sample = About(id: "some text", name: "some text")
}
