/// The values of a row of goods: simple types only.
nonisolated struct GoodUI: Equatable, Sendable {
    let name: String
    let created: String
}
