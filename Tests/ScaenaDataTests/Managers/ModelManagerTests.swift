import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("ModelManager")
struct ModelManagerTests {
    private typealias Manager = ModelManager<Int, String>

    private let transport = StubTransport()
    private let time = ManualTime()
    private let events = Collector<String>()

    private func manager(
        ages: ModelAges = ModelAges(fresh: 10, stale: 100), limits: ModelLimits = ModelLimits(),
        store: (any ModelStore)? = nil
    ) throws -> Manager {
        let provider = HTTPProvider(baseURL: try #require(URL(string: "https://a.b")), transport: transport)
        return Manager("text", ages: ages, limits: limits, store: store, time: time) { key in
            try await provider.value(of: .get("/\(key)"))
        } announce: { [events] event in
            switch event {
            case .changed(let key, let text): events.add("\(key) is \(text)")
            case .failed(let key, let error): events.add("\(key) failed: \(error)")
            case .invalidated(let key): events.add("\(key) is gone")
            case .notStored(let key, _): events.add("\(key) is not stored")
            }
        }
    }

    @Test func aThousandCallersOfOneKeyMakeOneRequest() async throws {
        let held = transport.hold("/1")
        let manager = try manager()
        let arrived = Tally()
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<1000 {
                group.addTask {
                    arrived.increment()
                    return try await manager.model(for: 1)
                }
            }
            while arrived.value < 1000 { await Task.yield() }
            await held.arrival()
            // Who comes after the answer finds it fresh in memory; before it, the request under way.
            held.answer(json: #""one""#)
            for try await text in group { #expect(text == "one") }
        }
        #expect(transport.requests.count == 1)
        await manager.announced()
        #expect(events.elements == ["1 is one"])
    }

    @Test func nothingIsRememberedOfKeysForWhichNothingIsUnderWay() async throws {
        let held = transport.hold("/1")
        transport.fail("/2", with: HTTPError.offline)
        let manager = try manager(store: MemoryStore())
        async let first = manager.model(for: 1)
        await held.arrival()
        #expect(await manager.keysUnderWay == 1)
        for key in 10..<50 {
            await manager.set("\(key)", for: key)
            await manager.invalidate(key)
        }
        await #expect(throws: HTTPError.offline) { try await manager.model(for: 2) }
        await manager.set("by hand", for: 1)
        held.answer(json: #""from the server""#)
        #expect(try await first == "from the server")
        // What was set while the request was under way is newer than its answer.
        #expect(manager.modelInMemory(for: 1) == "by hand")
        await manager.announced()
        #expect(await manager.keysUnderWay == 0)
    }

    @Test func aFreshModelIsNotAskedForAgainAndAnOldOneIs() async throws {
        transport.answer("/1", json: #""old""#)
        transport.answer("/1", json: #""new""#)
        let manager = try manager(ages: ModelAges(fresh: 10))
        #expect(try await manager.model(for: 1) == "old")
        await time.advance(by: 10)
        #expect(try await manager.model(for: 1) == "old")
        #expect(transport.requests.count == 1)
        await time.advance(by: 1)
        #expect(try await manager.model(for: 1) == "new")
    }

    @Test func aStaleModelIsGivenAtOnceAndTheNewOneIsTold() async throws {
        transport.answer("/1", json: #""old""#)
        let held = transport.hold("/1")
        let manager = try manager()
        _ = try await manager.model(for: 1)
        await time.advance(by: 50)
        #expect(try await manager.model(for: 1) == "old")
        await held.arrival()
        #expect(manager.modelInMemory(for: 1) == "old")
        held.answer(json: #""new""#)
        while manager.modelInMemory(for: 1) != "new" { await Task.yield() }
        await manager.announced()
        #expect(events.elements == ["1 is old", "1 is new"])
    }

    @Test func offlineTheOldOneIsBetterThanNone() async throws {
        transport.answer("/1", json: #""old""#)
        transport.fail("/1", with: HTTPError.offline)
        let manager = try manager(ages: ModelAges(fresh: 10, offline: 1000))
        _ = try await manager.model(for: 1)
        await time.advance(by: 500)
        #expect(try await manager.model(for: 1) == "old")
        await manager.announced()
        #expect(events.elements == ["1 is old", "1 failed: No connection"])
        await time.advance(by: 1000)
        await #expect(throws: HTTPError.offline) { try await manager.model(for: 1) }
    }

    @Test func whatTheServerRefusesIsNotGlossedOver() async throws {
        transport.answer("/1", json: #""old""#)
        transport.answer("/1", status: 403)
        let manager = try manager(ages: ModelAges(fresh: 10))
        _ = try await manager.model(for: 1)
        await time.advance(by: 50)
        await #expect(throws: HTTPError.self) { try await manager.model(for: 1) }
    }

    @Test func anAnswerThatWasAskedForBeforeAnInvalidationDoesNotCount() async throws {
        let held = transport.hold("/1")
        transport.answer("/1", json: #""new""#)
        let manager = try manager()
        let early = Task { try await manager.model(for: 1) }
        await held.arrival()
        await manager.invalidate(1)
        let late = Task { try await manager.model(for: 1) }
        held.answer(json: #""old""#)
        #expect(try await early.value == "old")
        // Its own request: the script's next answer.
        #expect(try await late.value == "new")
        #expect(manager.modelInMemory(for: 1) == "new")
        await manager.announced()
        #expect(events.elements == ["1 is gone", "1 is new"])
    }

    @Test func whatIsSetByHandIsToldAndOutdoesARequestUnderWay() async throws {
        let held = transport.hold("/1")
        let manager = try manager()
        let early = Task { try await manager.model(for: 1) }
        await held.arrival()
        await manager.set("pushed", for: 1)
        held.answer(json: #""old""#)
        #expect(try await early.value == "old")
        #expect(try await manager.model(for: 1) == "pushed")
        await manager.announced()
        #expect(events.elements == ["1 is pushed"])
    }

    @Test func theStoreOutlivesTheManager() async throws {
        let store = MemoryStore()
        transport.answer("/1", json: #""one""#)
        _ = try await manager(store: store).model(for: 1)
        #expect(try await manager(store: store).model(for: 1) == "one")
        #expect(transport.requests.count == 1)
        let manager = try manager(store: store)
        try await manager.invalidateAll()
        _ = try await manager.model(for: 1)
        #expect(transport.requests.count == 2)
    }

    @Test func whatAnotherVersionStoredIsFetchedAnew() async throws {
        let store = MemoryStore()
        try await store.setValue([1, 2], for: "text/1")
        transport.answer("/1", json: #""one""#)
        let manager = try manager(store: store)
        #expect(try await manager.model(for: 1) == "one")
        await manager.announced()
        #expect(events.elements == ["1 is not stored", "1 is one"])
    }

    @Test func ofTwoSetsTheLastIsTheLastInTheStoreToo() async throws {
        let store = SlowStore()
        let manager = try manager(store: store)
        let first = Task { await manager.set("old", for: 1) }
        await store.firstWrite()
        let second = Task { await manager.set("new", for: 1) }
        while manager.modelInMemory(for: 1) != "new" { await Task.yield() }
        // Another key waits for nobody, and by then the second has had the time to overtake the first.
        await manager.set("other", for: 2)
        for _ in 0..<100 { await Task.yield() }
        store.goOn()
        await first.value
        await second.value
        #expect(try await self.manager(store: store).model(for: 1) == "new")
        #expect(await manager.keysUnderWay == 0)
    }

    @Test func whatIsForgottenWhileItIsWrittenIsForgottenInTheStore() async throws {
        let store = SlowStore()
        let manager = try manager(store: store)
        let set = Task { await manager.set("old", for: 1) }
        await store.firstWrite()
        let forget = Task { try await manager.invalidateAll() }
        while manager.modelInMemory(for: 1) != nil { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        store.goOn()
        await set.value
        try await forget.value
        transport.answer("/1", json: #""from the server""#)
        #expect(try await self.manager(store: store).model(for: 1) == "from the server")
    }

    @Test func whatMemoryHasNoRoomForIsReadAfterItWasWritten() async throws {
        let store = SlowStore()
        let manager = try manager(limits: ModelLimits(memoryCount: 0), store: store)
        let set = Task { await manager.set("new", for: 1) }
        await store.firstWrite()
        let read = Task { try await manager.model(for: 1) }
        for _ in 0..<100 { await Task.yield() }
        store.goOn()
        await set.value
        #expect(try await read.value == "new")
        #expect(transport.requests.isEmpty)
    }

    @Test func theStoreHasItsLimit() async throws {
        let store = MemoryStore()
        let manager = try manager(limits: ModelLimits(memoryCount: 2, storeCount: 3), store: store)
        for key in 0..<10 { await manager.set("\(key)", for: key) }
        var kept: [Int] = []
        for key in 0..<10 where try await store.contains("text/\(key)") { kept.append(key) }
        #expect(kept == [7, 8, 9])
        #expect((0..<10).filter { manager.modelInMemory(for: $0) != nil } == [8, 9])
    }

    @Test func theOneThatWasNotReadForLongestGoesFirst() async throws {
        let manager = try manager(limits: ModelLimits(memoryCount: 3))
        for key in 0..<3 { await manager.set("\(key)", for: key) }
        #expect(manager.modelInMemory(for: 0) == "0")
        await manager.set("3", for: 3)
        #expect((0..<4).filter { manager.modelInMemory(for: $0) != nil } == [0, 2, 3])
    }

    @Test func weightIsALimitToo() async throws {
        let manager = ModelManager<Int, String>(
            "text", limits: ModelLimits(memoryWeight: 10), time: time, weigh: { $0.count }, fetch: { "\($0)" })
        await manager.set("12345", for: 1)
        await manager.set("12345", for: 2)
        await manager.set("1", for: 3)
        #expect((1...3).filter { manager.modelInMemory(for: $0) != nil } == [2, 3])
        await manager.set("12345678901", for: 4)
        #expect((1...4).filter { manager.modelInMemory(for: $0) != nil } == [2, 3])
    }

    @Test func aDeviceWhoseTimeWasSetBackDoesNotShowOldThingsForEver() async throws {
        transport.answer("/1", json: #""old""#)
        transport.answer("/1", json: #""new""#)
        let manager = try manager()
        _ = try await manager.model(for: 1)
        await time.advance(by: -100)
        #expect(try await manager.model(for: 1) == "new")
    }
}

/// A store whose first write takes as long as the test wants.
private final class SlowStore: ModelStore {
    private let store = MemoryStore()
    private let writes = Tally()
    private let arrived = AsyncStream.makeStream(of: Void.self)
    private let gate = AsyncStream.makeStream(of: Void.self)

    func firstWrite() async {
        for await _ in arrived.stream { break }
    }

    func goOn() { gate.continuation.finish() }

    func value<Value: Codable & Sendable>(_ type: Value.Type, for key: String) async throws -> Value? {
        try await store.value(type, for: key)
    }

    func setValue<Value: Codable & Sendable>(_ value: Value, for key: String) async throws {
        if writes.increment() == 1 {
            arrived.continuation.yield()
            for await _ in gate.stream {}
        }
        try await store.setValue(value, for: key)
    }

    func removeValue(for key: String) async { await store.removeValue(for: key) }

    func removeAll() async { await store.removeAll() }

    func removeOldest(under prefix: String, keeping count: Int) async {
        await store.removeOldest(under: prefix, keeping: count)
    }
}

extension MemoryStore {
    fileprivate func contains(_ key: String) async throws -> Bool {
        do {
            return try await value(String.self, for: key) != nil
        } catch is ModelStoreError {
            // There, and of another type.
            return true
        }
    }
}
