/// What the Welcome module displays: simple types only.
nonisolated struct WelcomeUI: Equatable, Sendable {
    let title: String
}
