/// Promotion, as a provider gets it: known to providers and mappers only.
nonisolated struct PromotionDTO: Codable, Equatable, Sendable {
    let id: String?
    let name: String?
}
