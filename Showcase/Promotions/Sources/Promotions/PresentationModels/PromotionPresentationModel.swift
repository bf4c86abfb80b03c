/// Promotion as views show it: texts only.
nonisolated struct PromotionPresentationModel: Equatable, Sendable {
    let id: String
    let title: String
    let text: String
    let discount: String
    let ends: String
}
