/// Item, as the whole app speaks of it.
nonisolated struct Item: Codable, Equatable, Sendable {
    let title: String
}
