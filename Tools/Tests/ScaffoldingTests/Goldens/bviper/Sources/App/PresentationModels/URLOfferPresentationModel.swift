/// URL offer as views show it: texts only.
nonisolated struct URLOfferPresentationModel: Equatable, Sendable {
    let id: String
    let note: String
    let count: String
}
