/// Account, as a provider gets it: known to providers and mappers only.
nonisolated struct AccountDTO: Decodable, Equatable, Sendable {
    let id: String?
    let token: String?
}
