/// What the Leads module shows: primitives only.
nonisolated struct LeadsViewModel: Equatable, Sendable {
    let title: String
}
