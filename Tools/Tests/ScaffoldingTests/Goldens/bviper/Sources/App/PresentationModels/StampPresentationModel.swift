/// Stamp as views show it: texts only.
nonisolated struct StampPresentationModel: Equatable, Sendable {
    let id: String
    let at: String
    let link: String
    let raw: String
    let prices: String
    let zone: String
    let days: String
}
