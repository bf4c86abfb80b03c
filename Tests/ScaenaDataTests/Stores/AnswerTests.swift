import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("Answers that a store keeps")
struct AnswerTests {
    private let store = MemoryStore()
    private let transport = StubTransport()

    private let provider: HTTPProvider

    init() throws {
        // A server of its own, which no other test changes.
        let server = try #require(URL(string: "http://\(UUID().uuidString).example"))
        provider = HTTPProvider(baseURL: server, transport: transport)
    }

    private func names() async throws -> [String] {
        try await store.answer(for: "names") { try await provider.value(of: .get("/names")) }
    }

    @Test func areAskedForEachTimeAndKept() async throws {
        transport.answer("/names", json: #"["Lamp"]"#)
        transport.answer("/names", json: #"["Chair"]"#)
        #expect(try await names() == ["Lamp"])
        #expect(try await names() == ["Chair"])
        #expect(try await store.value([String].self, for: "names") == ["Chair"])
    }

    @Test func areGivenWhereTheWayToTheServerIsBroken() async throws {
        transport.fail("/names", with: HTTPError.offline)
        transport.answer("/names", json: #"["Lamp"]"#)
        transport.fail("/names", with: HTTPError.offline)
        await #expect(throws: HTTPError.self) { try await names() }
        _ = try await names()
        #expect(try await names() == ["Lamp"])
    }

    @Test func hideNoRefusalOfTheServer() async throws {
        transport.answer("/names", json: #"["Lamp"]"#)
        transport.answer("/names", status: 500)
        _ = try await names()
        await #expect(throws: HTTPError.self) { try await names() }
    }

    @Test func areGivenThoughTheStoreFails() async throws {
        struct FailingSecrets: SecretStore {
            var protection: String { "" }
            func secret(_ name: String) throws(SecretStoreError) -> Data? { throw .locked }
            func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) { throw .locked }
        }
        let store = SmallModelStore(among: FailingSecrets(), name: "names")
        #expect(try await store.answer(for: "names") { ["Lamp"] } == ["Lamp"])
        await #expect(throws: HTTPError.offline) {
            try await store.answer(for: "names") { () throws -> [String] in throw HTTPError.offline }
        }
    }

    private func waitForCaller(of key: String, in store: any ModelStore) async throws {
        let place = try #require(AnswerFlights.Place([String].self, for: key, of: store))
        while AnswerFlights.callerCount(place) == 0 { await Task.yield() }
    }

    @Test func areAskedForOnceByTwoAtATime() async throws {
        let held = transport.hold("/names")
        async let first = names()
        await held.arrival()
        async let second = names()
        try await waitForCaller(of: "names", in: store)
        held.answer(json: #"["Lamp"]"#)
        #expect(try await [first, second] == [["Lamp"], ["Lamp"]])
        #expect(transport.requests.count == 1)
    }

    @Test func failForBoth() async throws {
        let held = transport.hold("/names")
        let first = Task { try await names() }
        await held.arrival()
        let second = Task { try await names() }
        try await waitForCaller(of: "names", in: store)
        held.fail(with: HTTPError.offline)
        for caller in [first, second] {
            await #expect(throws: HTTPError.offline) { try await caller.value }
        }
        #expect(transport.requests.count == 1)
    }

    @Test func areAskedForByTheNextWhereTheFirstIsCancelled() async throws {
        let held = transport.hold("/names")
        transport.answer("/names", json: #"["Lamp"]"#)
        let first = Task { try await names() }
        await held.arrival()
        async let second = names()
        try await waitForCaller(of: "names", in: store)
        first.cancel()
        #expect(try await second == ["Lamp"])
        await #expect(throws: (any Error).self) { try await first.value }
    }

    @Test func letOneWhoWaitsLeaveAlone() async throws {
        let held = transport.hold("/names")
        async let first = names()
        await held.arrival()
        let second = Task { try await names() }
        try await waitForCaller(of: "names", in: store)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        held.answer(json: #"["Lamp"]"#)
        #expect(try await first == ["Lamp"])
    }

    @Test func areAskedForAnewAfterAChangeAndOlderOnesAreNotKept() async throws {
        let held = transport.hold("/names")
        transport.answer("/names", json: "[]")
        async let first = names()
        await held.arrival()
        transport.answer("/lamp")
        try await provider.response(to: .delete("/lamp"))
        #expect(try await names() == [])
        held.answer(json: #"["Lamp"]"#)
        #expect(try await first == ["Lamp"])
        #expect(try await store.value([String].self, for: "names") == [])
    }

    @Test func areKeptThoughTheServerChangesMeanwhile() async throws {
        let held = transport.hold("/names")
        async let first = names()
        await held.arrival()
        transport.answer("/lamp")
        try await provider.response(to: .delete("/lamp"))
        held.answer(json: #"["Lamp"]"#)
        #expect(try await first == ["Lamp"])
        #expect(try await store.value([String].self, for: "names") == ["Lamp"])
    }

    @Test func areAskedForAnewAfterAChangeThatFailed() async throws {
        let held = transport.hold("/names")
        transport.answer("/names", json: "[]")
        async let first = names()
        await held.arrival()
        transport.fail("/lamp", with: HTTPError.offline)
        await #expect(throws: HTTPError.offline) { try await provider.response(to: .delete("/lamp")) }
        #expect(try await names() == [])
        held.answer(json: #"["Lamp"]"#)
        #expect(try await first == ["Lamp"])
    }

    @Test func areSharedThoughAnotherServerChanges() async throws {
        let held = transport.hold("/names")
        async let first = names()
        await held.arrival()
        let others = HTTPProvider(baseURL: try #require(URL(string: "http://other.example")), transport: transport)
        transport.answer("/lamp")
        try await others.response(to: .delete("/lamp"))
        async let second = names()
        try await waitForCaller(of: "names", in: store)
        held.answer(json: #"["Lamp"]"#)
        #expect(try await [first, second] == [["Lamp"], ["Lamp"]])
    }

    @Test func ofStoresThatAreNoObjectsAreEachAskedFor() async throws {
        struct Outer: ModelStore {
            let inner = MemoryStore()
            func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value? {
                try await inner.value(type, for: key)
            }
            func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws {
                try await inner.setValue(value, for: key)
            }
            func removeValue(for key: String) async throws { await inner.removeValue(for: key) }
            func removeAll() async throws { await inner.removeAll() }
            func removeOldest(under prefix: String, keeping count: Int) async throws {
                await inner.removeOldest(under: prefix, keeping: count)
            }
        }
        let store = Outer()
        #expect(AnswerFlights.Place([String].self, for: "names", of: store) == nil)
        #expect(try await store.answer(for: "names") { ["Lamp"] } == ["Lamp"])
        #expect(try await store.value([String].self, for: "names") == ["Lamp"])
    }
}
