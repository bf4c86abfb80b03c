/// What the Terms and conditions module displays: simple types only.
nonisolated struct TermsAndConditionsUI: Equatable, Sendable {
    let firstVeryLongName: String
    let secondVeryLongName: Int
    let thirdVeryLongName: Double
    let fourthVeryLongName: Bool
    let fifthName: [String]
    let sixthNameIsLong: String?
}
