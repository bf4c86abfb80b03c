/// What the Plain good module displays: simple types only.
nonisolated struct PlainGoodUI: Equatable, Sendable {
    let name: String
    let created: String
}
