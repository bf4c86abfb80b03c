/// What the Items dated module displays: simple types only.
nonisolated struct ItemsDatedUI: Equatable, Sendable {
    let title: String
}
