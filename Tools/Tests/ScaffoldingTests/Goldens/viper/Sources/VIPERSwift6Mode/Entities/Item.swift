/// Item, as the whole app speaks of it.
nonisolated struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let name: String
}
