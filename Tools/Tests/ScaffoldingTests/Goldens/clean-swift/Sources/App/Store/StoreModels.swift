/// The use cases of the Store scene, with what crosses each boundary.
nonisolated enum Store {
    /// Loads what the scene displays.
    enum Load {
        /// What the interactor is given.
        struct Request: Equatable, Sendable {}

        /// What came of it.
        struct Response: Equatable, Sendable {
            let stack: String
            let presenter: Bool
            let loaded: Int
        }

        /// What is displayed: primitives only.
        struct ViewModel: Equatable, Sendable {
            let stack: String
            let presenter: Bool
            let loaded: Int
        }
    }
}
