/// The values that the Items detail module displays: simple types only.
nonisolated struct ItemsDetailUI: Equatable, Sendable {
    let name: String
    let created: String
    let isEnabled: String
}
