import Foundation
import Testing

@testable import FEATURES

@Suite("What the system asks for")
@MainActor
struct SystemTests {
    @Test("members of the system's protocols are stubbed and recorded like others")
    func members() throws {
        let line = LineMock()
        line.makeIteratorHandler = { AnyIterator([1, 2].makeIterator()) }
        #expect(Array(line) == [1, 2])
        let text = SpelledMock("x")
        #expect(text.calls == [.initialize("x")])
        #expect(OrderedMock.calls.isEmpty)
        let stored = StoredMock()
        _ = try JSONEncoder().encode([stored.mockRecorder.name])
        #expect(Set([stored]).contains(stored))
        #expect(RawKindMock.allCases.isEmpty)
    }

    @Test("an asynchronous sequence is what its handler gives")
    func feed() async throws {
        let feed = FeedMock()
        feed.makeAsyncIteratorHandler = {
            AsyncThrowingStream { continuation in
                continuation.yield(3)
                continuation.finish()
            }.makeAsyncIterator()
        }
        var read: [Int] = []
        for try await number in feed { read.append(number) }
        #expect(read == [3])
    }

    @Test("what nobody's protocol asks of an actor is reached without waiting")
    func actors() async {
        let actor = TitledActorMock()
        actor.title = "A"
        actor.id = "1"
        #expect(actor.title == "A" && actor.id == "1")
    }

    @Test("a hashable mock of the main actor may be kept where nobody's are")
    func hashing() {
        let mock = ShownHashableMock()
        #expect(Self.distinct([mock, mock]) == 1)
    }

    nonisolated private static func distinct<Value: Hashable>(_ values: [Value]) -> Int { Set(values).count }
}
