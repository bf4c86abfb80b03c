import ScaenaKit

/// What the modules of the parent flow depend on.
@MainActor
enum ParentContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: ServiceContainer) -> ServiceContainer {
        let container = ServiceContainer("parent", parent: parent)
        container.register((any StartFactory).self, scope: .shared) {
            DefaultStartFactory(container: $0)
        }
        return container
    }
}
