import Foundation
import Testing

@testable import FEATURES

@Suite("Rarities")
struct RarityTests {
    @Test("names with their modules, parameters without a name, members in extensions")
    func qualified() {
        let mock = QualifiedMock()
        mock.moveByToHandler = { "\($0) \($1.path)" }
        #expect(mock.move(by: 2, to: URL(fileURLWithPath: "/a")) == "2 /a")
        #expect(mock.calls == [.move(by: 2, to: URL(fileURLWithPath: "/a"))])
        #expect(mock.calls != [.move(by: 3, to: URL(fileURLWithPath: "/a"))])
        mock.ownAll([Ride(id: 1, name: "A"), Ride(id: 2, name: "B")])
        #expect(mock.arguments(of: \.own_).map(\.id) == [1, 2])
        mock.discardable_Handler = { $0 }
        mock.discardable(5)
        #expect(mock.calls.last == .discardable(5))
    }

    @Test("protocols named by keywords")
    func keywords() {
        let mock = defaultMock()
        #expect(mock.ask(in: 1, self: 2) == nil)
        #expect(mock.calls == [.ask(in: 1, self: 2)])
        let refined = RefinedMock()
        refined.askInSelfHandler = { $0 + $1 }
        #expect(refined.ask(in: 1, self: 2) == 3)
    }

    @Test("errors keep their type")
    func failures() async throws {
        let mock = TypedFailuresMock()
        mock.attempt_Handler = { _ throws(RideError) in throw .full }
        #expect(throws: RideError.full) { try mock.attempt(1) }
        #expect(mock.calls == [.attempt(1)])
        mock.later_Handler = { number throws(RideError) in "\(number)" }
        #expect(try await mock.later(3) == "3")
        mock.lazily_Handler = { $0 + 1 }
        #expect(try mock.lazily(4) == 5)
        #expect(mock.calls.last == .lazily(4))
    }

    @Test("errors keep their type in mocks that threads share")
    func sharedFailures() async throws {
        let mock = SharedTypedFailuresMock()
        mock.attempt_Handler = { _ throws(RideError) in throw .full }
        #expect(throws: RideError.full) { try mock.attempt(1) }
        mock.attempt_Handler = nil
        try mock.attempt(2)
        #expect(mock.calls == [.attempt(1), .attempt(2)])
        mock.later_Handler = { number throws(RideError) in "\(number)" }
        #expect(try await mock.later(3) == "3")
        mock.seatsHandler = stub(throwing: .full)
        #expect(throws: RideError.full) { try mock.seats }
        SharedTypedFailuresMock.makeHandler = { () throws(RideError) in 4 }
        #expect(try SharedTypedFailuresMock.make() == 4)
        mock.notify_Handler = { body in try? body(5) }
        mock.notify { number throws(RideError) in #expect(number == 5) }
        #expect(mock.notify_CallCount == 1)
    }

    @Test("isolated, inherited and sent")
    func isolations() async {
        let mock = IsolationsMock()
        mock.inherited_Handler = { $0 * 2 }
        #expect(await mock.inherited(4) == 8)
        mock.transferredHandler = { Opaque(number: 7) }
        #expect(mock.transferred().number == 7)
        mock.streamHandler = {
            AsyncStream { continuation in
                continuation.yield(3)
                continuation.finish()
            }
        }
        var seen: [Int] = []
        for await number in mock.stream() { seen.append(number) }
        #expect(seen == [3])
        #expect(mock.calls.contains(.inherited(4)))
    }

    @Test("what cannot be copied is handed on, not kept")
    func noncopyables() async {
        let mock = NoncopyablesMock()
        mock.inspect_Handler = { $0.number }
        #expect(await mock.inspect(Token(number: 6)) == 6)
        mock.absorb(Token(number: 1))
        #expect(mock.calls == [.inspect, .absorb])
    }

    @Test("associated types that depend on each other")
    func layers() async throws {
        let mock = LayeredMock<[String]>()
        var seen: [String] = []
        mock.walk_EachHandler = { nodes, body in nodes.forEach(body) }
        mock.walk(["a", "b"]) { seen.append($0) }
        #expect(seen == ["a", "b"])
        mock.visit_Handler = { [$0, $0] }
        #expect(try await mock.visit("x") == ["x", "x"])
        #expect(mock.calls == [.walk(["a", "b"]), .visit("x")])
    }

    @Test("subscripts of the type, of two indices, with effects")
    func positions() async throws {
        let mock = try await PositionsMock()
        mock.subscript__Handler = { "\($0)/\($1)" }
        #expect(mock[1, 2] == "1/2")
        #expect(try await mock[safe: 3] == nil)
        #expect(mock.arguments(of: \.subscriptSafe) == [3])
        mock.offset = 9
        #expect(mock.offset == 9)
        #expect(mock.offsetSetCallCount == 1)
    }

    @Test("compositions, nested types and results")
    func compositions() {
        let mock = ComposedMock()
        mock.take(1, or: "a")
        #expect(mock.calls == [.take(1, or: "a")])
        #expect(mock.calls != [.take(2, or: "a")])
        mock.giveHandler = { 4 }
        #expect(mock.give().description == "4")
        #expect(mock.result(.success(Ride(id: 1, name: ""))) == nil)
        #expect(mock.calls.last != .result(.failure(.full)))
        mock.table(["a": [1, nil]]) { $0 += 1 }
        var number = 1
        mock.arguments(of: \.table__)[0].body(&number)
        #expect(number == 2)
        #expect(mock.character(["a"], range: 1...2) == nil)
    }

    @Test("protocols of the standard library and of Foundation")
    func known() {
        let mock = DescribedMock()
        mock.id = 4
        mock.description = "four"
        mock.rename(to: "x")
        #expect((mock.id, mock.description) == (4, "four"))
        #expect(mock.calls == [.rename(to: "x")])
        let error = ExplainingMock()
        error.reason = "late"
        let general: any Error = error
        #expect((general as? any Explaining)?.reason == "late")
        let delegate = TransferringMock()
        delegate.begin(URL(fileURLWithPath: "/a"))
        #expect(delegate.calls == [.begin(URL(fileURLWithPath: "/a"))])
    }

    @Test("protocols of another module, and one of the same name there")
    func modules() {
        let visitor = VisitingMock()
        visitor.ask_Handler = { $0 + 1 }
        visitor.visit(3)
        #expect(visitor.ask(1) == 2)
        #expect(visitor.calls == [.visit(3), .ask(1)])
        let here = FEATURESTwinMock()
        here.hereHandler = { 1 }
        let there = NeighbourTwinMock()
        there.thereHandler = { 2 }
        #expect(here.here() == 1 && there.there() == 2)
        #expect(here.calls == [.here] && there.calls == [.there])
    }

    @Test("an annotation names the mock, decides associated types and holds weakly")
    func annotated() {
        let spy = AnnotatedSpy<[Int]>()
        spy.keep_AmongHandler = { value, others in others.contains(value) ? value : nil }
        #expect(spy.keep(2, among: [1, 2]) == 2 && spy.keep(3, among: []) == nil)
        #expect(spy.calls == [.keep(2, among: [1, 2]), .keep(3, among: [])])
        do {
            let owner = Owner()
            spy.owner = owner
            #expect(spy.owner === owner)
        }
        #expect(spy.owner == nil)
    }
}

nonisolated private final class Owner: Sendable {
    @Test("values and errors answer for members that are lent closures")
    @MainActor
    func lending() throws {
        let mock = LendingMock()
        mock.each_Handler = stub(returning: 4)
        #expect(mock.each { $0 } == 4)
        mock.each_Handler = stub(returningInOrder: 1, 2)
        let given = (0..<3).map { _ in mock.each { $0 } }
        #expect(given == [1, 2, 2])
        mock.each_Handler = { $0(20) }
        #expect(mock.each { $0 + 1 } == 21)
        mock.attempt__ThenHandler = stub(throwing: RideError.full)
        #expect(throws: RideError.full) { try mock.attempt("a", {}, then: { 1 }) }
        mock.attempt__ThenHandler = { _, body, next in
            try body()
            return next()
        }
        #expect(try mock.attempt("a", {}, then: { 1 }) == 1)
        var visits = 0
        mock.visit_Handler = { $0() }
        mock.visit { visits += 1 }
        #expect(visits == 1)
        #expect(mock.calls.last == .visit)
    }

    @Test("any collection is empty where nothing was said")
    @MainActor
    func gathering() {
        let mock = GatheringMock()
        #expect(mock.all.isEmpty)
        #expect(Array(mock.some()).isEmpty)
        #expect(mock.list().count == 0)
        #expect(mock.range().isEmpty)
    }

    @Test("what belongs to an actor's type is set as elsewhere")
    @MainActor
    func depots() {
        DepotsMock.count = 3
        #expect(DepotsMock.count == 3)
        let mock = DepotsMock()
        mock.carry(in: 1, `inout`: 2)
        #expect(mock.calls == [.carry(in: 1, `inout`: 2)])
    }
}
