import ScaenaKit

/// What the whole app shares. The containers of its flows are children of this one.
@MainActor
enum ApplicationContainer {
    /// A new container of the app.
    static func build() -> ServiceContainer {
        let container = ServiceContainer("Passenger")
        container.register((any HomeFactory).self, scope: .shared) {
            DefaultHomeFactory(container: $0)
        }
        return container
    }
}
