/// What the Plain module displays: simple types only.
nonisolated struct PlainUI: Equatable, Sendable {
    let title: String
}
