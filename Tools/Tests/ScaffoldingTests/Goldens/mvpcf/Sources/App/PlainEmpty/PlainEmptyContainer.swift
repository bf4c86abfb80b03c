import Combine

/// What the modules of the plain empty flow depend on.
@MainActor
enum PlainEmptyContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: DependencyContainer) -> DependencyContainer {
        DependencyContainer(parent: parent)
    }
}
