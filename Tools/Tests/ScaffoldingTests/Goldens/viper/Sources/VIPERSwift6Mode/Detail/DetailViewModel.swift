/// The values that the Detail module shows, ready to be shown.
nonisolated struct DetailViewModel: Equatable, Sendable {
    let title: String
}
