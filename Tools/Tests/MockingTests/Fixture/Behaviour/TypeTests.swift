import Foundation
import Testing

@testable import FEATURES

@Suite("Types")
struct TypeTests {
    @Test("associated types are type parameters, or what they are bound to")
    func associatedTypes() async throws {
        let store = StoringMock<Int>()
        store.add(1, for: "a")
        store.clear()
        #expect(store.calls == [.add(1, for: "a"), .clear])
        #expect(store.arguments(of: \.add_For).first?.key == "a")
        #expect(await store.all() == [])
        let rides = RideStoringMock()
        rides.add(4, for: 5)
        rides.itemForHandler = { $0 + 1 }
        #expect(rides.item(for: 5) == 6)
        try await rides.refresh()
        let numbers: any NumberStoring = NumberStoringMock()
        numbers.clear()
        let source = SourcingMock<[Int]>()
        source.elements = [1]
        #expect(source.elements == [1])
    }

    @Test("properties with effects")
    func properties() async throws {
        let mock = PropertiesMock()
        mock.throwingHandler = { throw RideError.full }
        #expect(throws: RideError.full) { try mock.throwing }
        mock.asynchronousHandler = { "a" }
        #expect(await mock.asynchronous == "a")
        #expect(try await mock.both == [])
        mock.typedHandler = { 3 }
        #expect(try mock.typed == 3)
        mock.pair = (1, "x")
        #expect(mock.pair.1 == "x")
        #expect(mock.calls.last == .setPair((1, "x")))
        mock.flag = true
        #expect(mock.flag)
    }

    @Test("what protocols inherit, once")
    func inheritance() {
        let mock = DiamondMock()
        mock.shared()
        mock.own()
        mock.value = 3
        #expect(mock.calls == [.shared, .own, .setValue(3)])
        FromAliasMock().third()
        let comparing = ComparingMock()
        #expect(Set([comparing]).count == 1)
        #expect(comparing == comparing && comparing != ComparingMock())
        comparing.description = "d"
        #expect("\(comparing)" == "d")
        let object: any ObjectLike = ObjectLikeMock()
        #expect(object.isEqual(object))
        let inner = Namespace.InnerMock()
        inner.take_Handler = { $0 }
        #expect(inner.take(Namespace.Value(number: 1)).number == 1)
        #expect(inner.calls == [.take(Namespace.Value(number: 1))])
        let outer = OuterMock()
        outer.find_Handler = { $0 }
        #expect(outer.find(3) == 3)
        #expect(outer.calls == [.find(3)])
    }

    @Test("conditions and availability")
    func conditions() {
        let mock = ConditionalMock()
        mock.alwaysHandler = { 1 }
        #expect(mock.always() == 1)
        #if DEBUG
            mock.debug_Handler = { $0 }
            #expect(mock.debug(2) == 2)
            OnlyDebugMock().inspect()
        #endif
        let newer = PartlyNewerMock()
        newer.modern_Handler = { $0 }
        #expect(newer.modern(3) == 3)
        newer.oldHandler = { 4 }
        #expect(newer.old() == 4)
        #expect(newer.calls == [.modern(3), .old])
    }
}

@Suite("Concurrency")
struct ConcurrencyTests {
    @Test("a Sendable mock counts every call of many threads")
    @MainActor func sendable() async throws {
        let mock = SharedServiceMock()
        mock.send_Handler = { $0 }
        let tasks = (0..<200).map { number in Task.detached { await work(mock, number) } }
        var total = 0
        for task in tasks { total += await task.value }
        #expect(total == 19_900)
        #expect(mock.arguments(of: \.send_).count == 200)
        #expect(mock.arguments(of: \.send_).reduce(0, +) == 19_900)
        mock.load_Handler = { "\($0)" }
        #expect(try await mock.load(3) == "3")
        mock.name = "n"
        mock.mode = 2
        #expect(mock.name == "n" && mock.mode == 2 && mock.modeSetCallCount == 1)
    }

    @Test("an actor's mock is an actor, set up from outside")
    func actor() async {
        let mock = DepotMock()
        mock.takeHandler = { 7 }
        mock.amountValue = 4
        await mock.store(3)
        #expect(await mock.take() == 7)
        #expect(await mock.amount == 4)
        mock.labelHandler = { "l" }
        #expect(mock.label() == "l")
        #expect(mock.arguments(of: \.store_) == [3])
        #expect(mock.calls == [.store(3), .take, .label])
    }

    @Test("a protocol of another global actor")
    func globalActor() async throws {
        let mock = DatabaseMock()
        let wasInserted = await use(mock)
        #expect(wasInserted)
    }

    @DatabaseActor private func use(_ mock: DatabaseMock) async -> Bool {
        mock.insert_Handler = { $0 == 1 }
        mock.queryHandler = { [1, 2] }
        let numbers = try? await mock.query()
        return mock.insert(1) && numbers == [1, 2] && mock.calls == [.query, .insert(1)]
    }

    @Test("members of the main actor in a free protocol, and free ones in one of the main actor")
    @MainActor func mixed() async {
        let partly = PartlyIsolatedMock()
        partly.show("x")
        partly.isShown = true
        partly.computeHandler = { 3 }
        #expect(partly.compute() == 3)
        #expect(partly.calls == [.show("x"), .setIsShown(true), .compute])
        let shown = FreeAndShownMock()
        shown.show()
        shown.compute_Handler = { $0 }
        #expect(shown.compute(2) == 2)
        #expect(shown.calls == [.show, .compute(2)])
    }

    @Test("a protocol that belongs to nobody")
    nonisolated func free() async {
        let free = FreeMock()
        free.load_Handler = { $0.length }
        #expect(await free.load(NSMutableString(string: "abc")) == 3)
    }
}

nonisolated private func work(_ mock: SharedServiceMock, _ number: Int) async -> Int {
    await Task.yield()
    return await MainActor.run { mock.send(number) }
}
