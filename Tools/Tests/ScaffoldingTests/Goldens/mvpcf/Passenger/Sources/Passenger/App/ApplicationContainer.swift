import ScaenaKit

/// What the whole app shares. The containers of its flows are children of this one.
@MainActor
enum ApplicationContainer {
    /// A new container of the app.
    static func build() -> Container {
        let container = Container("Passenger")
        container.register((any HomeFactory).self, scope: .shared) {
            DefaultHomeFactory(container: $0)
        }
        return container
    }
}
