import ScaenaKit
import Testing

@Suite("Relays as streams")
@MainActor
struct RelayStreamTests {
    @Test func stateGivesTheValueOfNowAndThenTheNewest() async {
        let relay = StateRelay(1)
        var values = relay.values().makeAsyncIterator()
        #expect(await values.next() == 1)
        relay.value = 2
        relay.value = 3
        #expect(await values.next() == 3)
    }

    @Test func eventsAreAllKept() async {
        let relay = EventRelay<Int>()
        var values = relay.values().makeAsyncIterator()
        for event in 1...5 { relay.send(event) }
        for event in 1...5 { #expect(await values.next() == event) }
    }

    @Test func eventsAreKeptAsTheReaderChose() async {
        let relay = EventRelay<Int>()
        var values = relay.values(buffering: .bufferingOldest(2)).makeAsyncIterator()
        for event in 1...5 { relay.send(event) }
        #expect(await values.next() == 1)
        #expect(await values.next() == 2)
        relay.send(6)
        #expect(await values.next() == 6)
    }

    @Test func aStreamEndsWithItsRelay() async {
        var relay: StateRelay<Int>? = StateRelay(1)
        let derived = relay?.map { $0 + 1 }.values()
        relay?.value = 2
        relay = nil
        var seen: [Int] = []
        if let derived {
            for await value in derived { seen.append(value) }
        }
        #expect(seen == [3])
    }

    @Test func aStreamThatNobodyReadsLetsGoOfItsRelay() async {
        let relay = StateRelay(1)
        weak var derived: StateSource<Int>?
        do {
            let source = relay.map { $0 }
            derived = source
            _ = source.values()
        }
        for _ in 0..<100 where derived != nil { await Task.yield() }
        #expect(derived == nil)
    }

    @Test func cancellingTheReaderEndsTheObservation() async {
        let relay = EventRelay<Int>()
        weak var derived: EventSource<Int>?
        let reader = Task {
            let source = relay.map { $0 }
            derived = source
            var seen: [Int] = []
            for await value in source.values() { seen.append(value) }
            return seen
        }
        while derived == nil { await Task.yield() }
        relay.send(7)
        reader.cancel()
        _ = await reader.value
        for _ in 0..<100 where derived != nil { await Task.yield() }
        #expect(derived == nil)
    }
}
