/// What the View module displays: simple types only.
nonisolated struct ViewUI: Equatable, Sendable {
    let stack: String
    let view: Int
    let presenter: Bool
    let model: Int
}
