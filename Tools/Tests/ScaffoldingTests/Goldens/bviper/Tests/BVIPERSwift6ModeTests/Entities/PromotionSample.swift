@testable import BVIPERSwift6Mode

nonisolated extension Promotion {
    /// One to test with.
    static let sample = Promotion(id: "some text", name: "some text")
}
