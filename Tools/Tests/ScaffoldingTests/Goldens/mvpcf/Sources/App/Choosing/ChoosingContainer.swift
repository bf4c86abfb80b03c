import ScaenaKit

/// What the modules of the choosing flow depend on.
@MainActor
enum ChoosingContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: ServiceContainer) -> ServiceContainer {
        let container = ServiceContainer("choosing", parent: parent)
        container.register((any StartFactory).self, scope: .shared) {
            DefaultStartFactory(container: $0)
        }
        container.register((any AddOneFactory).self, scope: .shared) {
            DefaultAddOneFactory(container: $0)
        }
        return container
    }
}
