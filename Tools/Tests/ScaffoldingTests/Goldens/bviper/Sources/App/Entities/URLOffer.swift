/// URL offer, as the whole app speaks of it.
nonisolated struct URLOffer: Codable, Equatable, Identifiable, Sendable {
    let id: String
    let note: String?
    let count: Int
}
