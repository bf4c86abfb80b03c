/// Item, as the whole app speaks of it.
nonisolated struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let price: Double?
    let tags: [String]
    let about: About
}
