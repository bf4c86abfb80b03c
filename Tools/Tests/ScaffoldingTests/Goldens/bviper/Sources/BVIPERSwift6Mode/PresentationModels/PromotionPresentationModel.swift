/// Promotion as views show it: texts only.
nonisolated struct PromotionPresentationModel: Equatable, Sendable {
    let id: String
    let name: String
}
