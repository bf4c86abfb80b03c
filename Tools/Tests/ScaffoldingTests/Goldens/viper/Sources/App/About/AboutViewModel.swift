/// What the About module shows, ready to be shown.
nonisolated struct AboutViewModel: Equatable, Sendable {
    let title: String
}
