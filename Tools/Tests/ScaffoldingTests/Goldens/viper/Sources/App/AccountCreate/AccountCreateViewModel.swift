/// What the Account create module shows, ready to be shown.
nonisolated struct AccountCreateViewModel: Equatable, Sendable {
    let name: String
    let tags: [String]
    let counts: [Int]
    let isOpen: Bool
    let rate: Double?
    let hint: String?
    let no: Int?
}
