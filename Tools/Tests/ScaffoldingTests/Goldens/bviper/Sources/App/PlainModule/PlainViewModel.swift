/// What the Plain module shows: primitives only.
nonisolated struct PlainViewModel: Equatable, Sendable {
    let title: String
}
