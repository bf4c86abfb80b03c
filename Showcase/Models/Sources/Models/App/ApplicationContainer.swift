import Foundation
import ScaenaData
import ScaenaKit
import Words

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
    ///   - words: The app's texts.
    static func build(
        provider: HTTPProvider = HTTPProvider(baseURL: server), store: any ModelStore = MemoryStore(),
        reachability: Reachability? = nil, words: Words = ModelsWords.words()
    ) -> ServiceContainer {
        let container = ServiceContainer("Models")
        container.register((any ReachabilityManager).self, scope: .shared) { _ in
            DefaultReachabilityManager(reachability: reachability ?? Reachability())
        }
        container.register((any ModelRepository).self, scope: .shared) { _ in
            DefaultModelRepository(provider: provider)
        }
        container.register((any KeptModelRepository).self, scope: .shared) { _ in
            DefaultKeptModelRepository(store: store)
        }
        container.register((any ModelsManager).self, scope: .shared) {
            DefaultModelsManager(
                repository: try $0.resolve((any ModelRepository).self),
                keptRepository: try $0.resolve((any KeptModelRepository).self))
        }
        container.register(Words.self) { _ in words }
        return container
    }
}
