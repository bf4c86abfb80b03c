/// What the View module shows: primitives only.
nonisolated struct ViewViewModel: Equatable, Sendable {
    let stack: String
    let presenter: Bool
    let interactor: Double
}
