import Combine

/// What the modules of the plain parent flow depend on.
@MainActor
enum PlainParentContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: DependencyContainer) -> DependencyContainer {
        let container = DependencyContainer(parent: parent)
        return container
    }
}
