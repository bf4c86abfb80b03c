/// The use cases of the Detail scene, with what crosses each boundary.
nonisolated enum Detail {
    /// Loads what the scene displays.
    enum Load {
        /// The interactor's input.
        struct Request: Equatable, Sendable {}

        /// The result.
        struct Response: Equatable, Sendable {
            let title: String
        }

        /// The values on display: primitives only.
        struct ViewModel: Equatable, Sendable {
            let title: String
        }
    }
}
