import ScaenaKit

/// Makes everything that the modules of the main flow depend on.
@MainActor
enum MainContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: ServiceContainer) -> ServiceContainer {
        let container = ServiceContainer("main", parent: parent)
        container.register((any ModelDetailFactory).self, scope: .shared) {
            DefaultModelDetailFactory(container: $0)
        }
        container.register((any ModelListFactory).self, scope: .shared) {
            DefaultModelListFactory(container: $0)
        }
        return container
    }
}
