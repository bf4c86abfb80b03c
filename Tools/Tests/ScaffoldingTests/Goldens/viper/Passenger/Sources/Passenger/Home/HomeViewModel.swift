/// The values that the Home module shows, ready to be shown.
nonisolated struct HomeViewModel: Equatable, Sendable {
    let title: String
}
