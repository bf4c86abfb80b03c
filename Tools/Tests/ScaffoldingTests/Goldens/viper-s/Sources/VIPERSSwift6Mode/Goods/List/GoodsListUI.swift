/// What a row displays of goods: simple types only.
nonisolated struct GoodUI: Equatable, Sendable {
    let name: String
    let created: String
}
