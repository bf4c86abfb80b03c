import Combine

/// What the modules of the plain flow depend on.
@MainActor
enum PlainContainer {
    /// A new container of the flow.
    ///
    /// - Parameter parent: Is asked for what this one does not have.
    static func build(parent: DependencyContainer) -> DependencyContainer {
        let container = DependencyContainer(parent: parent)
        container.register((any PlainFactory).self) {
            DefaultPlainFactory(container: $0)
        }
        container.register((any BareFactory).self) {
            DefaultBareFactory(container: $0)
        }
        return container
    }
}
