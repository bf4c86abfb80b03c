/// What the URL list module displays: simple types only.
nonisolated struct URLListUI: Equatable, Sendable {
    let name: String
    let tags: [String]
    let counts: [Int]
    let isOpen: Bool
    let rate: Double?
    let hint: String?
    let no: Int?
}
