import ScaenaKit
import Testing

@Suite("Event relays")
@MainActor
struct EventRelayTests {
    @Test func tellsEventsInOrderAndNoneOfBefore() {
        let relay = EventRelay<Int>()
        relay.send(0)
        var heard: [String] = []
        let tokens = ["a", "b"].map { name in relay.observe { heard.append("\(name)\($0)") } }
        relay.send(1)
        relay.send(2)
        #expect(heard == ["a1", "b1", "a2", "b2"])
        withExtendedLifetime(tokens) {}
    }

    @Test func anEventSentByAnObserverReachesAllAfterTheOneUnderWay() {
        let relay = EventRelay<Int>()
        var heard: [String] = []
        let first = relay.observe { event in
            heard.append("a\(event)")
            if event == 1 {
                relay.send(2)
                relay.send(3)
            }
        }
        let second = relay.observe { heard.append("b\($0)") }
        relay.send(1)
        #expect(heard == ["a1", "b1", "a2", "b2", "a3", "b3"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func eventsWithoutValueAreSentByName() {
        let tapped = EventRelay<Void>()
        var count = 0
        let token = tapped.observe { count += 1 }
        tapped.send()
        tapped.send()
        #expect(count == 2)
        token.end()
    }

    @Test func operatorsPassOnWhatTheyPromise() {
        let relay = EventRelay<Int>()
        var heard: [String] = []
        let token = relay.filter { $0 % 2 == 0 }.map { "<\($0)>" }.observe { heard.append($0) }
        for event in [1, 2, 3, 4, 2] { relay.send(event) }
        #expect(heard == ["<2>", "<4>", "<2>"])
        token.end()
        relay.send(6)
        #expect(heard.count == 3)
    }

    @Test func anObjectIsHeldWeakly() {
        final class Screen {}
        let relay = EventRelay<Int>()
        var screen: Screen? = Screen()
        var heard = 0
        let token = relay.observe(with: screen ?? Screen()) { _, _ in heard += 1 }
        relay.send(1)
        screen = nil
        relay.send(2)
        #expect(heard == 1)
        token.end()
    }
}
