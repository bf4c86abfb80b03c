/// What the View module shows, ready to be shown.
nonisolated struct ViewViewModel: Equatable, Sendable {
    let stack: String
    let presenter: Bool
    let rootView: Double
}
