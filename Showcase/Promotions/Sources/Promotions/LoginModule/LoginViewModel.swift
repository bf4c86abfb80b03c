/// The values that the Login module shows: primitives only.
nonisolated struct LoginViewModel: Equatable, Sendable {
    let title: String
}
