import Testing

@testable import FEATURES

@Suite("Corners")
struct CornerTests {
    @Test("members that differ only in types are told apart by these")
    func overloads() {
        let mock = OverloadingMock()
        mock.loadIdStringIntHandler = { $0.count }
        mock.loadIdIntIntHandler = { $0 * 2 }
        #expect(mock.load(id: "abc") == 3)
        #expect(mock.load(id: 4) == 8)
        mock.go()
        #expect(mock.calls == [.load(id: "abc"), .load(id: 4), .goVoid])
        #expect(mock.goVoidCallCount == 1)
        #expect(mock.goAsyncCallCount == 0)
    }

    @Test("a subscript evaluates what it is given once, and tells an index from what it is set to")
    func lazyRows() {
        let mock = LazyRowsMock()
        mock.subscript_FallbackHandler = { $0 + $1 }
        mock.subscript_Handler = { $0.count }
        var evaluations = 0
        func evaluated() -> Int {
            evaluations += 1
            return 5
        }
        #expect(mock[1, fallback: evaluated()] == 6)
        mock[2, fallback: evaluated()] = 7
        mock["abc"] = 8
        #expect(evaluations == 2)
        #expect(mock["abc"] == 3)
        #expect(
            mock.calls == [
                .subscripted(1, fallback: 5), .setSubscripted(2, fallback: 5, 7), .setSubscripted("abc", 8),
                .subscripted("abc"),
            ])
    }

    @Test("what is refined is mocked as well, however it is said")
    @MainActor
    func refined() {
        let screen = DerivedScreenMock()
        let shown: any DerivedScreen = screen
        shown.open()
        shown.close(2)
        #expect(screen.calls == [.open, .close(2)])
        let isolated = IsolatedOfPlainMock()
        isolated.isolated()
        isolated.plain()
        #expect(isolated.calls == [.isolated, .plain])
        let own = OfSelfMock()
        own.plain()
        own.own()
        #expect(own.calls == [.plain, .own])
        let branched = OfBranchedMock()
        branched.other(1)
        branched.third()
        #expect(branched.calls == [.other(1), .third])
    }

    @Test("associated types that are bound in a circle, and type parameters of one name")
    func types() {
        let holder = HoldingMock<Int>()
        let circle = CircleMock<[Int], HoldingMock<Int>>()
        circle.put(1, in: [1, 2], of: holder)
        #expect(circle.calls.count == 1)
        let shadowing = ShadowingMemberMock<String>()
        shadowing.list_Handler = { [$0, $0] }
        #expect(shadowing.list(3) == [3, 3])
        shadowing.keep("a")
        #expect(shadowing.arguments(of: \.keep_) == ["a"])
    }

    @Test("names that only backticks make possible")
    func names() {
        let mock = NamedMock()
        mock.ABCDHandler = { $0 + 1 }
        #expect(mock.`a b`(`c d`: 2) == 3)
        mock.`1x` = 4
        mock.`#if`()
        mock.say(Self: 5)
        mock.bareCall()
        mock.callWith(6)
        #expect(mock.calls == [.`a b`(`c d`: 2), .set_1x(4), .`#if`, .say(Self: 5), .bareCall, .callWith(6)])
    }

    @Test("closures of any number, and subscripts that are spelled alike")
    func closures() {
        let mock = ManyClosuresMock()
        var count = 0
        mock.run_Handler = { for body in $0 { body() } }
        mock.run({ count += 1 }, { count += 1 })
        #expect(count == 2)
        let rows = RowsMock()
        rows.subscript_IntIntHandler = { $0 }
        #expect(rows[7] == 7)
        #expect(rows.calls.count == 1)
    }

    @Test("types that are called like those of other modules")
    func ambiguous() {
        let mock = AmbiguousMock()
        let other = FEATURES.Namesake(name: "A")
        mock.meet_AfterHandler = { other, _ in [other] }
        #expect(mock.meet(other, after: FEATURES.Notification(text: "b")) == [other])
        #expect(mock.calls == [.meet(other, after: FEATURES.Notification(text: "b"))])
        mock.last = FEATURES.Notification(text: "c")
        #expect(mock.last?.text == "c")
    }
}
