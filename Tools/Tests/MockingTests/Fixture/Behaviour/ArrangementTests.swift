import Foundation
import Testing

@testable import FEATURES

@Suite("Arrangements")
@MainActor
struct ArrangementTests {
    @Test("what is arranged is no call of what is tested")
    func arranged() {
        let mock = CountingMock()
        mock.arrange {
            $0.step = 2
            $0.note = "n"
        }
        mock.increaseByHandler = { $0 + mock.step }
        #expect(mock.increase(by: 3) == 5)
        #expect(mock.calls == [.increase(by: 3)])
        #expect(mock.note == "n")
        mock.step = 4
        #expect(mock.calls == [.increase(by: 3), .setStep(4)])
        #expect(mock.stepSetCallCount == 1)
    }

    @Test("what something gives in order may be of any type")
    func order() {
        let mock = CountingMock()
        mock.nextHandler = stub(returningInOrder: Parcel(number: 1), Parcel(number: 2))
        let numbers = (1...3).map { _ in mock.next().number }
        #expect(numbers == [1, 2, 2])
        mock.each_Handler = { $0(20) }
        #expect(mock.each { $0 + 1 } == 21)
    }

    @Test("collections of every kind are empty")
    func empty() {
        let mock = CountingMock()
        #expect(mock.all().isEmpty)
        #expect(Array(mock.sequence()) == [])
    }

    @Test("what a subscript was set to is a call")
    func subscripts() {
        let mock = CountingMock()
        mock[4] = "four"
        mock[2, named: "two"] = 2
        #expect(mock.calls == [.setSubscripted(4, "four"), .setSubscripted(2, named: "two", 2)])
        #expect(mock.calls != [.setSubscripted(4, "five"), .setSubscripted(2, named: "two", 2)])
        #expect("\(mock.calls)" == #"[subscript(4) = "four", subscript(2, named: "two") = 2]"#)
        mock.verify(.setSubscripted(4, "four"))
        mock.verify(.setSubscripted(2, named: "two", 2))
        mock.verifyNoMoreCalls()
    }

    @Test("a label and a name are told apart, in whatever order they stand")
    func labels() {
        let one = LabellingMock()
        one.findIdHandler = { _ in 1 }
        one.find_Handler = { _ in 2 }
        #expect(one.find(id: 0) == 1)
        #expect(one.find(0) == 2)
        let other = LabellingTheOtherWayMock()
        other.findIdHandler = { _ in 1 }
        other.find_Handler = { _ in 2 }
        #expect(other.find(id: 0) == 1)
        #expect(other.find(0) == 2)
    }

    @Test("what was waited for is verified")
    func waitedFor() async throws {
        let mock = SignallingMock()
        let task = Task { mock.signal(1) }
        try await mock.waitForCall(.signal(1), within: .infinity)
        mock.verifyNoMoreCalls()
        await task.value
    }

    @Test("whoever is cancelled waits no longer")
    func cancelled() async {
        let mock = SignallingMock()
        let waiting = Task { try await mock.waitForCall(.signal(1), within: .infinity) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }

        let later = Task { try await mock.waitForCall(.signal(1), within: 1e12) }
        // Whether it waits by then, or is about to, makes no difference.
        for _ in 0..<10 { await Task.yield() }
        later.cancel()
        await #expect(throws: CancellationError.self) { try await later.value }
        mock.signal(1)
        #expect(mock.calls == [.signal(1)])
    }

    @Test("members that are called as what a mock adds for others")
    func homonyms() {
        let mock = HomonymousMock()
        mock.loadMemberHandler = { 3 }
        mock.loadHandler = 4
        #expect(mock.load() + mock.loadHandler == 7)
        #expect(mock.loadMemberCallCount == 1)
        mock.name = "property"
        mock.setName("method")
        mock.nameSet()
        mock.loadCallCount = 5
        #expect(
            mock.calls == [.load, .setNameProperty("property"), .setName("method"), .nameSet, .setLoadCallCount(5)])
        #expect(mock.nameMemberSetCallCount == 1)
        #expect(mock.nameSetCallCount == 1)
        mock.nothing_ElseHandler = { $0 }
        #expect(mock.nothing((), else: 6) == 6)
    }

    /// It is to fail, and is run by itself.
    @Test("what fails where no test is known fails all the same")
    func testUnexpectedCallElsewhere() async {
        let mock = SignallingMock()
        mock.signal(9)
        await Task.detached { mock.verifyNoMoreCalls() }.value
    }
}
