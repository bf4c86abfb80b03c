import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Snapp

@MainActor
@Suite("AboutManager")
struct AboutManagerTests {
    private let transport = StubTransport()
    private let dispatcher = Dispatcher()
    private let store = MemoryStore()
    private let manager: AboutManager
    private let observer = Observer()

    init() throws {
        let api = try #require(URL(string: "http://api.example"))
        manager = AboutManager(
            provider: HTTPProvider(baseURL: api, transport: transport), store: store, dispatcher: dispatcher)
        manager.tell(observer)
    }

    @Test("fetches the text at its key path, keeps it, and tells")
    func fetches() async throws {
        transport.answer("/about", json: #"{"data":{"text":"Hello"}}"#)
        #expect(await manager.lastAbout() == nil)
        try await manager.fetchAbout()
        #expect(observer.told == [About(text: "Hello")])
        #expect(await manager.lastAbout() == About(text: "Hello"))
    }

    @Test("keeps what it has when a fetch fails, and tells nobody")
    func keepsWhatItHas() async throws {
        transport.answer("/about", json: #"{"data":{"text":"Hello"}}"#)
        transport.answer("/about", status: 500)
        try await manager.fetchAbout()
        await #expect(throws: HTTPError.self) { try await manager.fetchAbout() }
        #expect(observer.told.count == 1)
        #expect(await manager.lastAbout() == About(text: "Hello"))
    }

    @Test("says what was wrong with an answer that has no text")
    func answerWithoutText() async throws {
        transport.answer("/about", json: #"{"data":{}}"#)
        let error = await #expect(throws: HTTPError.self) { try await manager.fetchAbout() }
        #expect(error?.description.contains("data.text") == true)
    }

    @Test("takes what is kept but cannot be read for nothing")
    func unreadable() async throws {
        try await store.setValue(["another": "model"], for: "about")
        #expect(await manager.lastAbout() == nil)
    }

    private final class Observer: AboutObserver {
        var told: [About] = []

        func aboutDidChange(to about: About) { told.append(about) }
    }
}
