/// What the About module shows: primitives only.
nonisolated struct AboutViewModel: Equatable, Sendable {
    let title: String
}
