import Foundation
import ScaenaData
import ScaenaKit

/// Holds everything that the whole app shares. The containers of its flows are children of this one.
@MainActor
enum ApplicationContainer {
    /// The app's server. Write yours here.
    nonisolated static let server = URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/")

    /// A new container of the app.
    ///
    /// - Parameters:
    ///   - provider: Asks the app's server.
    ///   - store: Keeps what is to be there the next time.
    ///   - reachability: Knows whether there is a network.
    static func build(
        provider: HTTPProvider = HTTPProvider(baseURL: server), store: any ModelStore = MemoryStore(),
        reachability: Reachability? = nil
    ) -> ServiceContainer {
        let container = ServiceContainer("Passenger")
        container.register((any ReachabilityManager).self, scope: .shared) { _ in
            DefaultReachabilityManager(reachability: reachability ?? Reachability())
        }
        return container
    }
}
