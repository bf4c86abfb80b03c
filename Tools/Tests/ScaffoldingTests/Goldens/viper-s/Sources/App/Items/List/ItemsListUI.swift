/// What the Items list module displays: simple types only.
nonisolated struct ItemsListUI: Equatable, Sendable {
    let items: [String]
}
