/// What the Login module shows: primitives only.
nonisolated struct LoginViewModel: Equatable, Sendable {
    let title: String
}
