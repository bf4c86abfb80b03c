import Foundation
import Testing

@testable import FEATURES

@Suite("Signatures")
struct SignatureTests {
    @Test("overloads are told apart")
    func overloads() {
        let mock = OverloadsMock()
        mock.update()
        let _: Void = mock.update(arg: 1)
        mock.update(arg: 1.5 as Float)
        mock.update("x")
        mock.updateArgIntIntHandler = { $0 + 1 }
        let number: Int = mock.update(arg: 4)
        mock.display(x: 1)
        mock.display(y: 1)
        #expect(number == 5)
        #expect(mock.updateArgIntVoidArgValues == [1])
        #expect(mock.updateArgFloatArgValues == [1.5])
        #expect(mock.updateArgIntIntArgValues == [4])
        #expect(mock.calls.last == .display(y: 1))
        #expect(mock.calls.last != .display(x: 1))
    }

    @Test("an asynchronous overload is another member")
    func asynchronousOverload() async {
        let mock = OverloadsMock()
        await mock.update()
        #expect(mock.updateAsyncCallCount == 1)
        #expect(mock.updateVoidCallCount == 0)
    }

    @Test("effects")
    func effects() async throws {
        let mock = EffectsMock()
        mock.plainHandler = { 1 }
        #expect(mock.plain() == 1)
        mock.typedHandler = { () throws(RideError) in throw .full }
        #expect(throws: RideError.full) { try mock.typed() }
        try mock.voidThrowing()
        #expect(throws: UnstubbedCall.self) { try mock.throwing() }
        #expect(mock.empty().isEmpty && mock.nothing() == nil && mock.table().isEmpty && mock.unique().isEmpty)
        #expect(mock.text() == "")
        mock.bothNumberHandler = { "\($0)" }
        #expect(try await mock.both(3) == "3")
        mock.rethrowingBodyHandler = { body in (try? body()) ?? 0 }
        #expect(mock.rethrowing { 4 } == 4)
        mock.asynchronousHandler = { 2 }
        #expect(await mock.asynchronous() == 2)
    }

    @Test("a value that nothing stands for stops the test, naming protocol and member")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ScenePresentingMock().ride }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("ScenePresenting.ride was called, but nothing was stubbed for it"))
    }

    @Test("generics reach the handler as any of their constraint")
    func generics() throws {
        let mock = GenericsMock()
        mock.encodeValueHandler = { try JSONEncoder().encode($0) }
        #expect(try mock.encode(3) == Data("3".utf8))
        mock.identityValueHandler = { $0 }
        #expect(mock.identity("x") == "x")
        #expect(mock.first(of: [1, 2]) == nil)
        mock.firstOfHandler = { $0.first }
        #expect(mock.first(of: [7, 8]) == 7)
        mock.makeTypeHandler = { type in
            if type == Int.self { return 5 }
            return "five"
        }
        #expect(mock.make(Int.self) == 5)
        mock.send(4)
        mock.show("text")
        #expect(mock.calls.last == .show("text"))
        mock.transformListBodyHandler = { list in list.map { "\($0)" } }
        #expect(mock.transform([1, 2]) { "\($0)" } == ["1", "2"])
        mock.produceBodyHandler = { $0() }
        #expect(mock.produce { 6 } == 6)
        mock.keep { (_: Int) in }
        #expect(mock.keepBodyArgValues.count == 1)
        mock.compareOneOtherHandler = { "\($0)" == "\($1)" }
        #expect(mock.compare(1, 1))
        mock.packed(1, "two")
        #expect(mock.packedValuesCallCount == 1)
    }

    @Test("closures")
    func closures() {
        let mock = ClosuresMock()
        var seen: [Int] = []
        mock.escaping { seen.append($0) }
        mock.escapingBodyArgValues[0](1)
        mock.nonEscapingBodyHandler = { $0(2) }
        #expect(mock.nonEscaping { $0 * 10 } == 20)
        mock.optional { seen.append($0) }
        mock.optionalBodyArgValues[0]?(3)
        #expect(seen == [1, 3])
        mock.autoclosure(4, "four")
        #expect(mock.autoclosureValueMessageArgValues.first?.message == "four")
        #expect(mock.calls.last == .autoclosure(4, "four"))
        mock.escapingAutoclosure(5)
        #expect(mock.escapingAutoclosureValueArgValues == [5])
        mock.named { $0 + 1 }
        var steps: [Int] = []
        mock.namedStepHandler = { steps.append($0(1)) }
        mock.named { $0 + 1 }
        #expect(steps == [2])
        mock.namedEscaping { _ in }
        #expect(mock.namedEscapingCompletionArgValues.count == 1)
        mock.tuplePairNamedHandler = { pair, named in (pair.0 + named.x, name: pair.1) }
        #expect(mock.tuple((1, "a"), named: (x: 2, y: 3)).0 == 3)
        #expect(mock.calls.last == .tuple((1, "a"), named: (x: 2, y: 3)))
        mock.returnsClosureHandler = { { $0 + 1 } }
        #expect(mock.returnsClosure()(1) == 2)
    }

    @Test("ownership")
    func ownership() {
        let mock = OwnershipMock()
        var number = 1
        mock.modifyValueHandler = { $0 += 1 }
        mock.modify(&number)
        #expect(number == 2)
        #expect(mock.modifyValueArgValues == [1])
        var text = "a"
        mock.modifyTextByHandler = { text, count in
            text += "b"
            return count
        }
        #expect(mock.modify(text: &text, by: 3) == 3)
        #expect(text == "ab")
        mock.borrow("x")
        mock.takeTokenHandler = { $0.number }
        #expect(mock.take(Token(number: 8)) == 8)
        mock.lookAtHandler = { $0.number }
        #expect(mock.look(at: Token(number: 9)) == 9)
        mock.makeTokenHandler = { Token(number: 10) }
        #expect(mock.makeToken().number == 10)
        mock.list(1, 2, 3)
        #expect(mock.calls.last == .list(1, 2, 3))
        #expect(mock.calls.last != .list(1, 2))
        #expect(mock.listValuesArgValues == [[1, 2, 3]])
        #expect(mock.unwrapped("x") == nil)
    }

    @Test("keywords are names")
    func keywords() {
        let mock = KeywordsMock()
        mock.default(for: 1, in: "x")
        mock.repeatWhileHandler = { !$0 }
        #expect(mock.`repeat`(while: true) == false)
        mock.in = 3
        #expect(mock.in == 3)
        #expect(mock.calls.first == .default(for: 1, in: "x"))
        #expect(mock.defaultForInArgValues.first?.place == "x")
    }

    @Test("subscripts, initialisers, statics, operators and Self")
    func members() {
        let mock = MembersMock(name: "n")
        #expect(mock.calls == [.initialize(name: "n")])
        mock.subscriptIndexHandler = { "\($0)" }
        var set: [String] = []
        mock.subscriptIndexSetHandler = { set.append("\($0)=\($1)") }
        #expect(mock[3] == "3")
        mock[4] = "four"
        #expect(set == ["4=four"])
        #expect(mock.subscriptIndexSetCallCount == 1)
        #expect(mock[key: "k"] == nil)
        mock.copyHandler = { mock }
        #expect(mock.copy() === mock)
        #expect(mock.next == nil)
        mock.next = mock
        MembersMock.operatorEqualEqualLhsRhsHandler = { $0 === $1 }
        #expect(mock == mock)
        MembersMock.operatorPlusLhsRhsHandler = { left, _ in left }
        #expect(mock + 1 === mock)
        #expect(MembersMock.operatorPlusLhsRhsArgValues.map(\.rhs) == [1])
        MembersMock.count = 4
        #expect(MembersMock.count == 4)
        MembersMock.sharedNumberHandler = { _ in mock }
        #expect(MembersMock.shared(2) === mock)
    }
}
