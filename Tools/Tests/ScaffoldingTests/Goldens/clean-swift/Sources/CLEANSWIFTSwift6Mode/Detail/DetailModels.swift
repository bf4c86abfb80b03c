/// The use cases of the Detail scene, with what crosses each boundary.
nonisolated enum Detail {
    /// Loads what the scene displays.
    enum Load {
        /// What the interactor is given.
        struct Request: Equatable, Sendable {}

        /// What came of it.
        struct Response: Equatable, Sendable {
            let title: String
        }

        /// What is displayed: primitives only.
        struct ViewModel: Equatable, Sendable {
            let title: String
        }
    }
}
