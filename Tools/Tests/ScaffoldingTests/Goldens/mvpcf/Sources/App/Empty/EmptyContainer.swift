import ScaenaKit

/// What the modules of the empty flow depend on.
@MainActor
enum EmptyContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: ServiceContainer) -> ServiceContainer {
        ServiceContainer("empty", parent: parent)
    }
}
