/// Promotion, as the whole app speaks of it.
nonisolated struct Promotion: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let name: String
}
