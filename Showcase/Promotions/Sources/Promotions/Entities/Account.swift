/// Account, as the whole app speaks of it.
nonisolated struct Account: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let token: String
}
