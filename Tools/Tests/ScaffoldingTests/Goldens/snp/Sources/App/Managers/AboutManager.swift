import ScaenaData
import ScaenaKit

/// Fetches about over HTTP, keeps it, and tells whoever wants to know.
@MainActor
final class AboutManager {
    private let provider: HTTPProvider
    private let store: any ModelStore
    private let dispatcher: Dispatcher
    private let key = "about"

    init(provider: HTTPProvider, store: any ModelStore, dispatcher: Dispatcher) {
        self.provider = provider
        self.store = store
        self.dispatcher = dispatcher
    }
}

extension AboutManager: AboutManagerProtocol {
    func lastAbout() async -> About? {
        // A store that cannot be read is like one that has nothing: it is only there to save waiting.
        try? await store.value(About.self, for: key)
    }

    func fetchAbout() async throws {
        let fetched: About = try await provider.value(of: .get("/about"))
        try await store.setValue(fetched, for: key)
        dispatcher.notify((any AboutObserver).self) { $0.aboutDidChange(to: fetched) }
    }

    func tell(_ observer: any AboutObserver) {
        dispatcher.register((any AboutObserver).self, observer)
    }
}
