/// The use cases of the Terms and conditions scene, with what crosses each boundary.
nonisolated enum TermsAndConditions {
    /// Loads what the scene displays.
    enum Load {
        /// What the interactor is given.
        struct Request: Equatable, Sendable {}

        /// What came of it.
        struct Response: Equatable, Sendable {
            let firstVeryLongName: String
            let secondVeryLongName: Int
            let thirdVeryLongName: Double
            let fourthVeryLongName: Bool
            let fifthName: [String]
            let sixthNameIsLong: String?
        }

        /// What is displayed: primitives only.
        struct ViewModel: Equatable, Sendable {
            let firstVeryLongName: String
            let secondVeryLongName: Int
            let thirdVeryLongName: Double
            let fourthVeryLongName: Bool
            let fifthName: [String]
            let sixthNameIsLong: String?
        }
    }
}
