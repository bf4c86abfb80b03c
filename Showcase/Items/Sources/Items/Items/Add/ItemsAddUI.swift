/// What the Items add module displays: simple types only.
nonisolated struct ItemsAddUI: Equatable, Sendable {
    let title: String
}
