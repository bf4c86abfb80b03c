/// What the Dated module shows, ready to be shown.
nonisolated struct DatedViewModel: Equatable, Sendable {
    let title: String
}
