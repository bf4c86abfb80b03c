import ScaenaData
import ScaenaKit

/// Fetches ride over HTTP, keeps it in memory and in a store, and tells whoever wants to know.
///
/// However many ask at once, one request is under way, and a store that fails hides nothing that was fetched.
@MainActor
final class RideManager {
    private let models: ModelManager<SingleKey, Ride>
    private let dispatcher: Dispatcher

    init(provider: HTTPProvider, store: any ModelStore, dispatcher: Dispatcher) {
        self.dispatcher = dispatcher
        models = ModelManager("ride", store: store) { _ in
            try await provider.value(of: .get("/ride"))
        } announce: { event in
            guard case .changed(_, let ride) = event else { return }
            dispatcher.notify((any RideObserver).self) { $0.rideDidChange(to: ride) }
        }
    }
}

extension RideManager: RideManagerProtocol {
    func getRide() async throws -> Ride {
        try await models.model()
    }

    func fetchRide() async throws -> Ride {
        try await models.refreshedModel(for: SingleKey())
    }

    func tell(_ observer: any RideObserver) {
        dispatcher.register((any RideObserver).self, observer)
    }
}
