/// The values that the Promotion detail module shows: primitives only.
nonisolated struct PromotionDetailViewModel: Equatable, Sendable {
    let title: String
    let text: String
    let discount: String
    let ends: String
}
