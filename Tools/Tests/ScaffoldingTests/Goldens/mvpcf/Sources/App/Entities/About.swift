/// About, as the whole app speaks of it.
nonisolated struct About: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let name: String
}
