/// The values that the Register module shows: primitives only.
nonisolated struct RegisterViewModel: Equatable, Sendable {
    let title: String
}
