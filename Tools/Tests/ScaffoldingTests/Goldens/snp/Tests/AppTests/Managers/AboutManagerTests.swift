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
    private let observer = Observer()

    private func makeManager() throws -> AboutManager {
        let address = try #require(URL(string: "http://api.example"))
        let manager = AboutManager(
            provider: HTTPProvider(
                baseURL: address, transport: transport
            ), store: MemoryStore(), dispatcher: Dispatcher())
        manager.tell(observer)
        return manager
    }

    @Test("keeps what it fetched, and tells its observers")
    func fetches() async throws {
        let manager = try makeManager()
        #expect(await manager.lastAbout() == nil)
        let json = String(decoding: try JSONEncoder().encode(About.sample), as: UTF8.self)
        transport.answer("/about", json: json)
        try await manager.fetchAbout()
        #expect(observer.told == [.sample])
        #expect(await manager.lastAbout() == .sample)
    }

    @Test("tells nobody when a fetch fails")
    func fails() async throws {
        let manager = try makeManager()
        transport.answer("/about", status: 500)
        await #expect(throws: HTTPError.self) { try await manager.fetchAbout() }
        #expect(observer.told.isEmpty)
    }

    private final class Observer: AboutObserver {
        var told: [About] = []

        func aboutDidChange(to about: About) {
            told.append(about)
        }
    }
}
