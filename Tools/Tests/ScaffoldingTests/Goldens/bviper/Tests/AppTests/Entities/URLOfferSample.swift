@testable import App

nonisolated extension URLOffer {
    /// One to test with.
    static let sample = URLOffer(id: "some text", note: "some text", count: 42)
}
