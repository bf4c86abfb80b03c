import ScaenaData
import ScaenaKit

/// Fetches stamp over HTTP, keeps it in memory and in a store, and tells whoever wants to know.
///
/// However many ask at once, one request is under way, and a store that fails hides nothing that was fetched.
@MainActor
final class StampManager {
    private let models: ModelManager<SingleKey, Stamp>
    private let dispatcher: Dispatcher

    init(provider: HTTPProvider, store: any ModelStore, dispatcher: Dispatcher) {
        self.dispatcher = dispatcher
        models = ModelManager("stamp", store: store) { _ in
            try await provider.value(of: .get("/stamp"))
        } announce: { event in
            guard case .changed(_, let stamp) = event else { return }
            dispatcher.notify((any StampObserver).self) { $0.stampDidChange(to: stamp) }
        }
    }
}

extension StampManager: StampManagerProtocol {
    func getStamp() async throws -> Stamp {
        try await models.model()
    }

    func fetchStamp() async throws -> Stamp {
        try await models.refreshedModel(for: SingleKey())
    }

    func tell(_ observer: any StampObserver) {
        dispatcher.register((any StampObserver).self, observer)
    }
}
