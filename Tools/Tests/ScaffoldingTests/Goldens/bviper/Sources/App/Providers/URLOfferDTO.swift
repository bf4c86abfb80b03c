/// URL offer, as a provider gets it: known to providers and mappers only.
nonisolated struct URLOfferDTO: Codable, Equatable, Sendable {
    let id: String?
    let note: String?
    let count: Int?
}
