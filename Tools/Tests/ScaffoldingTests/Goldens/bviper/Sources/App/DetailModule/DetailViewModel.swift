/// What the Detail module shows: primitives only.
nonisolated struct DetailViewModel: Equatable, Sendable {
    let title: String
}
