import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import ShowcaseApp

@MainActor
@Suite("RideManager")
struct RideManagerTests {
    private let transport = StubTransport()
    private let observer = RideObserverMock()

    private func makeManager() throws -> RideManager {
        let address = try #require(URL(string: "http://api.example"))
        let manager = RideManager(
            provider: HTTPProvider(
                baseURL: address, transport: transport
            ), store: MemoryStore(), dispatcher: Dispatcher())
        manager.tell(observer)
        return manager
    }

    private func sampleJSON() throws -> String {
        String(decoding: try ServerJSON.encoder().encode(Ride.sample), as: UTF8.self)
    }

    @Test("fetches, and tells its observers")
    func fetches() async throws {
        let manager = try makeManager()
        transport.answer("/ride", json: try sampleJSON())
        #expect(try await manager.fetchRide() == .sample)
        try await observer.waitForCall(.rideDidChange(to: .sample))
    }

    @Test("gives what it keeps without asking again")
    func keeps() async throws {
        let manager = try makeManager()
        transport.answer("/ride", json: try sampleJSON())
        #expect(try await manager.getRide() == .sample)
        #expect(try await manager.getRide() == .sample)
        #expect(transport.requests.count == 1)
    }

    @Test("tells nobody when a fetch fails")
    func fails() async throws {
        let manager = try makeManager()
        transport.answer("/ride", status: 500)
        await #expect(throws: HTTPError.self) { try await manager.fetchRide() }
        #expect(observer.calls.isEmpty)
    }
}
