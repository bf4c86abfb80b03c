/// What the Terms and conditions module shows, ready to be shown.
nonisolated struct TermsAndConditionsViewModel: Equatable, Sendable {
    let firstVeryLongName: String
    let secondVeryLongName: Int
    let thirdVeryLongName: Double
    let fourthVeryLongName: Bool
    let fifthName: [String]
    let sixthNameIsLong: String?
}
