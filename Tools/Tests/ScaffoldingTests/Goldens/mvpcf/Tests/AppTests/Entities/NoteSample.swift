@testable import App

nonisolated extension Note {
    /// One to test with.
    static let sample = Note(id: "some text", name: "some text")
}
