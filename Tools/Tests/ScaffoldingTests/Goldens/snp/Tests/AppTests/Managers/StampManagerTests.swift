import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("StampManager")
struct StampManagerTests {
    private let transport = StubTransport()
    private let observer = StampObserverMock()

    private func makeManager() throws -> StampManager {
        let address = try #require(URL(string: "http://api.example"))
        let manager = StampManager(
            provider: HTTPProvider(
                baseURL: address, transport: transport
            ), store: MemoryStore(), dispatcher: Dispatcher())
        manager.tell(observer)
        return manager
    }

    private func sampleJSON() throws -> String {
        String(decoding: try ServerJSON.encoder().encode(Stamp.sample), as: UTF8.self)
    }

    @Test("fetches, and tells its observers")
    func fetches() async throws {
        let manager = try makeManager()
        transport.answer("/stamp", json: try sampleJSON())
        #expect(try await manager.fetchStamp() == .sample)
        try await observer.waitForCall(.stampDidChange(to: .sample))
    }

    @Test("gives what it keeps without asking again")
    func keeps() async throws {
        let manager = try makeManager()
        transport.answer("/stamp", json: try sampleJSON())
        #expect(try await manager.getStamp() == .sample)
        #expect(try await manager.getStamp() == .sample)
        #expect(transport.requests.count == 1)
    }

    @Test("tells nobody when a fetch fails")
    func fails() async throws {
        let manager = try makeManager()
        transport.answer("/stamp", status: 500)
        await #expect(throws: HTTPError.self) { try await manager.fetchStamp() }
        #expect(observer.calls.isEmpty)
    }
}
