/// About, as a provider gets it: known to providers and mappers only.
nonisolated struct AboutDTO: Codable, Equatable, Sendable {
    let id: String?
    let name: String?
}
