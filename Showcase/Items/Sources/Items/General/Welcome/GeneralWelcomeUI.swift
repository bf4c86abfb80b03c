/// The values that the General welcome module displays: simple types only.
nonisolated struct GeneralWelcomeUI: Equatable, Sendable {
    let title: String
}
