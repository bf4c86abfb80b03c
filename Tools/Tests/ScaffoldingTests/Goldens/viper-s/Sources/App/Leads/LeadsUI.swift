/// What the Leads module displays: simple types only.
nonisolated struct LeadsUI: Equatable, Sendable {
    let title: String
}
