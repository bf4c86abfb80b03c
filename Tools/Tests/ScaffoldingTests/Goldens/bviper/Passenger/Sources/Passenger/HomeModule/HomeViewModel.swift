/// The values that the Home module shows: primitives only.
nonisolated struct HomeViewModel: Equatable, Sendable {
    let title: String
}
