import ScaenaKit

/// Makes everything that the modules of the items flow depend on.
@MainActor
enum ItemsContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: ServiceContainer) -> ServiceContainer {
        let container = ServiceContainer("items", parent: parent)
        container.register((any DetailFactory).self, scope: .shared) {
            DefaultDetailFactory(container: $0)
        }
        container.register((any StartFactory).self, scope: .shared) {
            DefaultStartFactory(container: $0)
        }
        container.register((any TermsAndConditionsFactory).self, scope: .shared) {
            DefaultTermsAndConditionsFactory(container: $0)
        }
        return container
    }
}
