/// What the Dated module shows: primitives only.
nonisolated struct DatedViewModel: Equatable, Sendable {
    let title: String
}
