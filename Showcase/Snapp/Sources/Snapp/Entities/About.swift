/// About, as the whole app speaks of it.
nonisolated struct About: Codable, Equatable, Sendable {
    let text: String
}
