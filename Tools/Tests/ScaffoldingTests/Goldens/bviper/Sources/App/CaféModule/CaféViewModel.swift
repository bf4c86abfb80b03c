/// What the Café module shows: primitives only.
nonisolated struct CaféViewModel: Equatable, Sendable {
    let name: String
    let tags: [String]
    let counts: [Int]
    let isOpen: Bool
    let rate: Double?
    let hint: String?
    let no: Int?
}
