import ScaenaKit
import ScaenaTesting
import Testing

@MainActor
private final class Log<Value> {
    var values: [Value] = []
}

@Suite("State relays")
@MainActor
struct StateRelayTests {
    private let relay = StateRelay(0)
    private let log = Log<String>()

    private func listen(_ name: String) -> RelayToken {
        relay.observe { [log] in log.values.append("\(name)\($0)") }
    }

    @Test func tellsTheValueOfNowAndEachNewOneInOrderOfRegistration() {
        let tokens = [listen("a"), listen("b")]
        relay.value = 1
        relay.value = 1
        #expect(log.values == ["a0", "b0", "a1", "b1", "a1", "b1"])
        #expect(tokens.map(\.isActive) == [true, true])
    }

    @Test func changesLeaveOutTheValueOfNow() {
        let token = relay.observeChanges { [log] in log.values.append("\($0)") }
        relay.value = 4
        #expect(log.values == ["4"])
        token.end()
    }

    @Test func anObservationEndsWithItsToken() {
        var token: RelayToken? = listen("a")
        #expect(token?.isActive == true)
        token = nil
        relay.value = 1
        #expect(log.values == ["a0"])
    }

    @Test func endingATokenTwiceChangesNothing() {
        let first = listen("a")
        let second = listen("b")
        first.end()
        first.end()
        relay.value = 1
        #expect(!first.isActive)
        #expect(second.isActive)
        #expect(log.values == ["a0", "b0", "b1"])
    }

    @Test func tokensAreKeptByAnArray() {
        var tokens: [RelayToken] = []
        listen("a").store(in: &tokens)
        relay.value = 1
        tokens = []
        relay.value = 2
        #expect(log.values == ["a0", "a1"])
    }

    @Test func aTokenMayGoOffTheMainActor() async {
        actor Elsewhere {
            var token: RelayToken?
            init(_ token: RelayToken) { self.token = token }
            func letGo() { token = nil }
        }
        let elsewhere = Elsewhere(listen("a"))
        relay.value = 1
        await elsewhere.letGo()
        // Its end is a turn of the main actor of its own.
        for _ in 0..<10 { await Task.yield() }
        relay.value = 2
        #expect(log.values == ["a0", "a1"])
    }

    @Test func whoLeavesDuringAnEmissionHearsNothingMoreOfIt() {
        var second: RelayToken?
        let first = relay.observeChanges { _ in second?.end() }
        second = listen("b")
        relay.value = 1
        #expect(log.values == ["b0"])
        first.end()
    }

    @Test func whoComesDuringAnEmissionHearsTheNext() {
        var late: [RelayToken] = []
        let first = relay.observeChanges { [log, relay] _ in
            guard late.isEmpty else { return }
            relay.observeChanges { log.values.append("late\($0)") }.store(in: &late)
        }
        relay.value = 1
        #expect(log.values.isEmpty)
        relay.value = 2
        #expect(log.values == ["late2"])
        first.end()
    }

    @Test func aValueSetByAnObserverReachesAllInTheSameOrder() {
        let first = relay.observeChanges { [log, relay] value in
            log.values.append("a\(value)")
            if value < 3 { relay.value = value + 1 }
        }
        let second = relay.observeChanges { [log] in log.values.append("b\($0)") }
        relay.value = 1
        #expect(log.values == ["a1", "b1", "a2", "b2", "a3", "b3"])
        #expect(relay.value == 3)
        withExtendedLifetime((first, second)) {}
    }

    @Test func whoComesAfterAValueWasSetIsNotToldItTwice() {
        var late: [RelayToken] = []
        let first = relay.observeChanges { [log, relay] value in
            guard value == 1 else { return }
            relay.value = 2
            relay.observe { log.values.append("late\($0)") }.store(in: &late)
        }
        relay.value = 1
        #expect(log.values == ["late2"])
        first.end()
    }

    @Test func anObjectIsHeldWeakly() {
        final class Screen {}
        var screen: Screen? = Screen()
        let seen = Weak(screen)
        let token = relay.observe(with: screen ?? Screen()) { [log] _, value in log.values.append("\(value)") }
        screen = nil
        relay.value = 1
        #expect(seen.object == nil)
        #expect(log.values == ["0"])
        token.end()
    }

    @Test func aTokenDoesNotKeepTheRelay() {
        var owned: StateRelay<Int>? = StateRelay(0)
        let seen = Weak(owned)
        let token = owned?.observe { _ in }
        owned = nil
        #expect(seen.object == nil)
        #expect(token?.isActive == false)
    }

    /// Whatever observers do, all hear the same values in the same order, from their registration to their end.
    @Test(arguments: 0..<200)
    func everyObserverHearsTheSameOrder(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let relay = StateRelay(0)
        var heard: [Int: [Int]] = [:]
        var tokens: [Int: RelayToken] = [:]
        var nextValue = 1
        var budget = 60

        func act() {
            guard budget > 0 else { return }
            budget -= 1
            switch random.next() % 4 {
            case 0:
                let name = heard.count
                heard[name] = []
                tokens[name] = relay.observeChanges { value in
                    heard[name]?.append(value)
                    act()
                }
            case 1:
                tokens[tokens.keys.sorted().randomElement(using: &random) ?? 0]?.end()
            default:
                defer { relay.value = nextValue - 1 }
                nextValue += 1
            }
        }
        while budget > 0 { act() }

        for values in heard.values where !values.isEmpty {
            let first = values[0]
            #expect(values == Array(first..<(first + values.count)))
        }
        for (name, token) in tokens where token.isActive {
            #expect(heard[name]?.last ?? nextValue - 1 == nextValue - 1)
        }
        // The handlers hold the tokens here, through what they do when they hear.
        tokens = [:]
    }
}
