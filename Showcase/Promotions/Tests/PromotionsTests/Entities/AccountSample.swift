@testable import Promotions

nonisolated extension Account {
    /// One to test with.
    static let sample = Account(id: "some text", token: "some text")
}
