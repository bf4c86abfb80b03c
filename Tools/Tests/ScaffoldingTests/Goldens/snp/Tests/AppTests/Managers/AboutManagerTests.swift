import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import App

@MainActor
@Suite("AboutManager")
struct AboutManagerTests {
    private let transport = StubTransport()
    private let observer = AboutObserverMock()

    private func makeManager() throws -> AboutManager {
        let address = try #require(URL(string: "http://api.example"))
        let manager = AboutManager(
            provider: HTTPProvider(
                baseURL: address, transport: transport
            ), store: MemoryStore(), dispatcher: Dispatcher())
        manager.tell(observer)
        return manager
    }

    private func sampleJSON() throws -> String {
        String(decoding: try ServerJSON.encoder().encode(About.sample), as: UTF8.self)
    }

    @Test("fetches, and tells its observers")
    func fetches() async throws {
        let manager = try makeManager()
        transport.answer("/about", json: try sampleJSON())
        #expect(try await manager.fetchAbout() == .sample)
        try await observer.waitForCall(.aboutDidChange(to: .sample))
    }

    @Test("gives what it keeps without asking again")
    func keeps() async throws {
        let manager = try makeManager()
        transport.answer("/about", json: try sampleJSON())
        #expect(try await manager.getAbout() == .sample)
        #expect(try await manager.getAbout() == .sample)
        #expect(transport.requests.count == 1)
    }

    @Test("tells nobody when a fetch fails")
    func fails() async throws {
        let manager = try makeManager()
        transport.answer("/about", status: 500)
        await #expect(throws: HTTPError.self) { try await manager.fetchAbout() }
        #expect(observer.calls.isEmpty)
    }
}
