/// What the Leads module shows, ready to be shown.
nonisolated struct LeadsViewModel: Equatable, Sendable {
    let title: String
}
