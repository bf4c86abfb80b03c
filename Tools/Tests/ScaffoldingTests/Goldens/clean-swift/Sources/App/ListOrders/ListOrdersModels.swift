/// The use cases of the List orders scene, with what crosses each boundary.
nonisolated enum ListOrders {
    /// Loads what the scene displays.
    enum Load {
        /// What the interactor is given.
        struct Request: Equatable, Sendable {}

        /// What came of it.
        struct Response: Equatable, Sendable {
            let name: String
            let tags: [String]
            let counts: [Int]
            let isOpen: Bool
            let rate: Double?
            let hint: String?
            let no: Int?
        }

        /// What is displayed: primitives only.
        struct ViewModel: Equatable, Sendable {
            let name: String
            let tags: [String]
            let counts: [Int]
            let isOpen: Bool
            let rate: Double?
            let hint: String?
            let no: Int?
        }
    }
}
