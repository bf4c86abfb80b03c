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
        #expect(mock.arguments(of: \.updateArgInt) == [1])
        #expect(mock.arguments(of: \.updateArgFloat) == [1.5])
        #expect(mock.arguments(of: \.updateArgIntInt) == [4])
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
        mock.both_Handler = { "\($0)" }
        #expect(try await mock.both(3) == "3")
        mock.rethrowing_Handler = { body in (try? body()) ?? 0 }
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
        mock.encode_Handler = { try JSONEncoder().encode($0) }
        #expect(try mock.encode(3) == Data("3".utf8))
        mock.identity_Handler = { $0 }
        #expect(mock.identity("x") == "x")
        #expect(mock.first(of: [1, 2]) == nil)
        mock.firstOfHandler = { $0.first }
        #expect(mock.first(of: [7, 8]) == 7)
        mock.make_Handler = { type in
            if type == Int.self { return 5 }
            return "five"
        }
        #expect(mock.make(Int.self) == 5)
        mock.send(4)
        mock.show("text")
        #expect(mock.calls.last == .show("text"))
        mock.transform__Handler = { list in list.map { "\($0)" } }
        #expect(mock.transform([1, 2]) { "\($0)" } == ["1", "2"])
        mock.produce_Handler = { $0() }
        #expect(mock.produce { 6 } == 6)
        mock.keep { (_: Int) in }
        #expect(mock.arguments(of: \.keep_).count == 1)
        mock.compare__Handler = { "\($0)" == "\($1)" }
        #expect(mock.compare(1, 1))
        mock.packed(1, "two")
        #expect(mock.packed_CallCount == 1)
    }

    @Test("closures")
    func closures() {
        let mock = ClosuresMock()
        var seen: [Int] = []
        mock.escaping { seen.append($0) }
        mock.arguments(of: \.escaping_)[0](1)
        mock.nonEscaping_Handler = { $0(2) }
        #expect(mock.nonEscaping { $0 * 10 } == 20)
        mock.optional { seen.append($0) }
        mock.arguments(of: \.optional_)[0]?(3)
        #expect(seen == [1, 3])
        mock.autoclosure(4, "four")
        #expect(mock.arguments(of: \.autoclosure__).first?.message == "four")
        #expect(mock.calls.last == .autoclosure(4, "four"))
        mock.escapingAutoclosure(5)
        #expect(mock.arguments(of: \.escapingAutoclosure_) == [5])
        mock.named { $0 + 1 }
        var steps: [Int] = []
        mock.named_Handler = { steps.append($0(1)) }
        mock.named { $0 + 1 }
        #expect(steps == [2])
        mock.namedEscaping { _ in }
        #expect(mock.arguments(of: \.namedEscaping_).count == 1)
        mock.tuple_NamedHandler = { pair, named in (pair.0 + named.x, name: pair.1) }
        #expect(mock.tuple((1, "a"), named: (x: 2, y: 3)).0 == 3)
        #expect(mock.calls.last == .tuple((1, "a"), named: (x: 2, y: 3)))
        mock.returnsClosureHandler = { { $0 + 1 } }
        #expect(mock.returnsClosure()(1) == 2)
    }

    @Test("ownership")
    func ownership() {
        let mock = OwnershipMock()
        var number = 1
        mock.modify_Handler = { $0 += 1 }
        mock.modify(&number)
        #expect(number == 2)
        #expect(mock.arguments(of: \.modify_) == [1])
        var text = "a"
        mock.modifyTextByHandler = { text, count in
            text += "b"
            return count
        }
        #expect(mock.modify(text: &text, by: 3) == 3)
        #expect(text == "ab")
        mock.borrow("x")
        mock.take_Handler = { $0.number }
        #expect(mock.take(Token(number: 8)) == 8)
        mock.lookAtHandler = { $0.number }
        #expect(mock.look(at: Token(number: 9)) == 9)
        mock.makeTokenHandler = { Token(number: 10) }
        #expect(mock.makeToken().number == 10)
        mock.list(1, 2, 3)
        #expect(mock.calls.last == .list(1, 2, 3))
        #expect(mock.calls.last != .list(1, 2))
        #expect(mock.arguments(of: \.list_) == [[1, 2, 3]])
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
        #expect(mock.arguments(of: \.defaultForIn).first?.place == "x")
    }

    @Test("subscripts, initialisers, statics, operators and Self")
    func members() {
        let mock = MembersMock(name: "n")
        #expect(mock.calls == [.initialize(name: "n")])
        mock.subscript_Handler = { "\($0)" }
        var set: [String] = []
        mock.subscript_SetHandler = { set.append("\($0)=\($1)") }
        #expect(mock[3] == "3")
        mock[4] = "four"
        #expect(set == ["4=four"])
        #expect(mock.subscript_SetCallCount == 1)
        #expect(mock[key: "k"] == nil)
        mock.copyHandler = { mock }
        #expect(mock.copy() === mock)
        #expect(mock.next == nil)
        mock.next = mock
        MembersMock.operatorEqualEqual__Handler = { $0 === $1 }
        #expect(mock == mock)
        MembersMock.operatorPlus__Handler = { left, _ in left }
        #expect(mock + 1 === mock)
        #expect(MembersMock.operatorPlus__ArgValues.map(\.rhs) == [1])
        MembersMock.count = 4
        #expect(MembersMock.count == 4)
        MembersMock.shared_Handler = { _ in mock }
        #expect(MembersMock.shared(2) === mock)
    }
}
