package import Foundation
package import ScaenaData
package import ScaenaKit

/// Hears of rides.
@MainActor
package protocol RideObserver: AnyObject {
    func rideDidChange(_ ride: Ride)
}

/// The rides, fetched once however many ask, and told to every scene that shows them.
@MainActor
package final class RideManager {
    private let rides: ModelManager<Int, Ride>

    package init(provider: HTTPProvider, store: any ModelStore, dispatcher: Dispatcher) {
        rides = ModelManager("ride", ages: ModelAges(fresh: 60), store: store) { id in
            try await provider.entity(of: .get("/rides/\(id)"), from: RideDTO.self, at: "data.ride")
        } announce: { event in
            guard case .changed(_, let ride) = event else { return }
            dispatcher.notify((any RideObserver).self) { $0.rideDidChange(ride) }
        }
    }

    package func ride(_ id: Int) async throws -> Ride {
        try await rides.model(for: id)
    }
}

/// The rides of a server.
package nonisolated struct RemoteRides: RemoteSource {
    private let provider: HTTPProvider

    package init(_ provider: HTTPProvider) {
        self.provider = provider
    }

    package func entities() async throws -> [Ride] {
        try await provider.entities(of: .get("/rides"), from: RideDTO.self, at: "data.rides")
    }

    package func save(_ entity: Ride) async throws -> Ride {
        entity
    }

    package func remove(_ id: Int) async throws {
        _ = try await provider.response(to: .delete("/rides/\(id)"))
    }
}

/// The rules of prices that all interactors know; replaceable in a test.
package nonisolated enum Prices {
    package struct Rules: Sendable {
        package var total: @Sendable ([Ride]) -> Int

        package init(total: @escaping @Sendable ([Ride]) -> Int) {
            self.total = total
        }
    }

    package static let rules = BusinessObject(Rules { rides in rides.reduce(0) { $0 + $1.price } })

    package static func total(of rides: [Ride]) -> Int { rules.current.total(rides) }
}

/// A server that needs no network.
package nonisolated struct CannedTransport: HTTPTransport {
    private let answers: [String: String]

    package init(_ answers: [String: String]) {
        self.answers = answers
    }

    package func send(_ request: HTTPRequest, to url: URL) async throws -> HTTPResponse {
        guard let answer = answers[url.path] else { throw URLError(.fileDoesNotExist) }
        return HTTPResponse(status: 200, body: Data(answer.utf8))
    }
}
