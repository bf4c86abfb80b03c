import ScaenaData
import ScaenaKit

/// Fetches about over HTTP, keeps it in memory and in a store, and tells whoever wants to know.
///
/// However many ask at once, one request is under way, and a store that fails hides nothing that was fetched.
@MainActor
final class AboutManager {
    private let models: ModelManager<SingleKey, About>
    private let dispatcher: Dispatcher

    init(provider: HTTPProvider, store: any ModelStore, dispatcher: Dispatcher) {
        self.dispatcher = dispatcher
        models = ModelManager("about", store: store) { _ in
            try await provider.value(of: .get("/about"))
        } announce: { event in
            guard case .changed(_, let about) = event else { return }
            dispatcher.notify((any AboutObserver).self) { $0.aboutDidChange(to: about) }
        }
    }
}

extension AboutManager: AboutManagerProtocol {
    func getAbout() async throws -> About {
        try await models.model()
    }

    func fetchAbout() async throws -> About {
        try await models.refreshedModel(for: SingleKey())
    }

    func tell(_ observer: any AboutObserver) {
        dispatcher.register((any AboutObserver).self, observer)
    }
}
