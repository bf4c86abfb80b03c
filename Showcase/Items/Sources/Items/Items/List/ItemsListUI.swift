/// The values of a row of items: simple types only.
nonisolated struct ItemUI: Equatable, Sendable {
    let name: String
    let created: String
}
