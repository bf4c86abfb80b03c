/// Note, as the whole app speaks of it.
nonisolated struct Note: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let name: String
}
