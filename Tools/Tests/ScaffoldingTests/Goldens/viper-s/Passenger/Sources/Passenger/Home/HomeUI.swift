/// The values that the Home module displays: simple types only.
nonisolated struct HomeUI: Equatable, Sendable {
    let title: String
}
