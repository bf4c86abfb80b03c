import Foundation
import ScaenaData
import ScaenaKit

/// Fetches ride over HTTP, keeps it in memory and in a store, and tells whoever wants to know.
///
/// However many ask at once, one request is under way, and a store that fails hides nothing that was fetched.
@MainActor
final class RideManager {
    private let models: ModelManager<SingleKey, Ride>
    private let dispatcher: Dispatcher
    private let provider: HTTPProvider
    /// The time that a server which did not answer, or had no news, is left alone, in seconds.
    private let pause: Double
    /// Asks for what comes next of the ride that is under way.
    private var following: Task<Void, Never>?

    init(provider: HTTPProvider, store: any ModelStore, dispatcher: Dispatcher, pause: Double = 1) {
        self.dispatcher = dispatcher
        self.provider = provider
        self.pause = pause
        models = ModelManager("ride", store: store) { _ in
            try await provider.value(of: .get("/rides/current"), at: "data")
        } announce: { event in
            guard case .changed(_, let ride) = event else { return }
            dispatcher.notify((any RideObserver).self) { $0.rideDidChange(to: ride) }
        }
    }

    deinit { following?.cancel() }
}

extension RideManager {
    /// Has the server say when the ride goes on, until it is over: each answer comes when there is news. A server that does
    /// not answer is asked again after a pause; what came meanwhile comes then, so that nobody is left behind.
    private func follow(_ ride: Ride) {
        following?.cancel()
        guard ride.isUnderWay else { return }
        following = Task { [weak self, provider, pause] in
            var last = ride
            while last.isUnderWay, !Task.isCancelled {
                do {
                    let query = [URLQueryItem(name: "after", value: last.state)]
                    let next: Ride = try await provider.value(of: .get("/rides/current", query: query), at: "data")
                    guard !Task.isCancelled, let self else { return }
                    if next != last {
                        last = next
                        await models.set(next, for: SingleKey())
                        continue
                    }
                } catch {
                    guard self != nil else { return }
                }
                try? await Task.sleep(nanoseconds: UInt64(pause * 1e9))
            }
        }
    }
}

extension RideManager: RideManagerProtocol {
    func getRide() async throws -> Ride {
        try await models.model()
    }

    func fetchRide() async throws -> Ride {
        let ride = try await models.refreshedModel(for: SingleKey())
        follow(ride)
        return ride
    }

    func fetchRides() async throws -> [Ride] {
        try await provider.value(of: .get("/rides"), at: "data")
    }

    func addRide() async throws -> Ride {
        let ride: Ride = try await provider.value(of: HTTPRequest(.post, "/rides"), at: "data")
        await models.set(ride, for: SingleKey())
        follow(ride)
        return ride
    }

    func tell(_ observer: any RideObserver) {
        dispatcher.register((any RideObserver).self, observer)
    }
}
