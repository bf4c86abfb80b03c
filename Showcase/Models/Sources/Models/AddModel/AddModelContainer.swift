import ScaenaKit

/// Makes everything that the modules of the add model flow depend on.
@MainActor
enum AddModelContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: ServiceContainer) -> ServiceContainer {
        let container = ServiceContainer("add model", parent: parent)
        container.register((any AddOneFactory).self, scope: .shared) {
            DefaultAddOneFactory(container: $0)
        }
        return container
    }
}
