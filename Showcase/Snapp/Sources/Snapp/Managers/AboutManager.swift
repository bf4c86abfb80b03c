import ScaenaData
import ScaenaKit

/// Fetches what the app says of itself over HTTP, and keeps it.
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
        let about = About(text: try await provider.value(of: .get("/about"), at: "data.text"))
        try await store.setValue(about, for: key)
        dispatcher.notify((any AboutObserver).self) { $0.aboutDidChange(to: about) }
    }

    func tell(_ observer: any AboutObserver) {
        dispatcher.register((any AboutObserver).self, observer)
    }
}
