import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Snapp

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
            ), store: MemoryStore(), dispatcher: Dispatcher(), pause: 0)
        manager.tell(observer)
        return manager
    }

    private func sampleJSON() throws -> String {
        try json(of: .sample)
    }

    private func json(of ride: Ride) throws -> String {
        "{\"data\":" + String(decoding: try ServerJSON.encoder().encode(ride), as: UTF8.self) + "}"
    }

    @Test("fetches, and tells its observers")
    func fetches() async throws {
        let manager = try makeManager()
        transport.answer("/rides/current", json: try sampleJSON())
        #expect(try await manager.fetchRide() == .sample)
        try await observer.waitForCall(.rideDidChange(to: .sample))
    }

    @Test("tells each step of a ride that was requested, those that it missed included, until it is over")
    func follows() async throws {
        let manager = try makeManager()
        func ride(_ state: String) -> Ride {
            Ride(id: "1", state: state, driver: "Sara", fare: 1, requested: Date(timeIntervalSince1970: 0))
        }
        transport.answer("/rides", json: try json(of: ride("requested")))
        transport.answer("/rides/current", json: try json(of: ride("accepted")))
        // The server is away for a moment, in which two steps pass.
        transport.answer("/rides/current", status: 500)
        transport.answer("/rides/current", json: try json(of: ride("started")))
        transport.answer("/rides/current", json: try json(of: ride("finished")))
        #expect(try await manager.addRide() == ride("requested"))
        try await observer.waitForCall(.rideDidChange(to: ride("finished")), within: 20)
        let told = ["requested", "accepted", "started", "finished"].map { ride($0) }
        #expect(observer.calls == told.map { .rideDidChange(to: $0) })
        #expect(
            transport.requests.map { $0.query.first?.value } == [nil, "requested", "accepted", "accepted", "started"])
    }

    @Test("fetches all rides")
    func fetchesAll() async throws {
        let manager = try makeManager()
        transport.answer("/rides", json: "{\"data\":[]}")
        #expect(try await manager.fetchRides() == [])
    }

    @Test("gives what it keeps without asking again")
    func keeps() async throws {
        let manager = try makeManager()
        transport.answer("/rides/current", json: try sampleJSON())
        #expect(try await manager.getRide() == .sample)
        #expect(try await manager.getRide() == .sample)
        #expect(transport.requests.count == 1)
    }

    @Test("tells nobody when a fetch fails")
    func fails() async throws {
        let manager = try makeManager()
        transport.answer("/rides/current", status: 500)
        await #expect(throws: HTTPError.self) { try await manager.fetchRide() }
        #expect(observer.calls.isEmpty)
    }
}
