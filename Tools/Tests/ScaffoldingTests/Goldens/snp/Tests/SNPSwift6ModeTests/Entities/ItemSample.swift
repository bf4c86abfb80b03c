@testable import SNPSwift6Mode

nonisolated extension Item {
    /// One to test with.
    static let sample = Item(id: 42, price: 1.5, tags: ["some text"], about: .sample)
}
