import ScaenaKit
import ScaenaTesting
import Testing

@Suite("Operators of state")
@MainActor
struct StateOperatorTests {
    @Test func mapKeepsUpAndTransformsOnceAValue() {
        let relay = StateRelay(1)
        var transformed = 0
        let doubled = relay.map { value -> Int in
            transformed += 1
            return value * 2
        }
        var heard: [Int] = []
        let tokens = [doubled.observe { heard.append($0) }, doubled.observe { heard.append(-$0) }]
        relay.value = 3
        #expect(doubled.currentValue == 6)
        #expect(heard == [2, -2, 6, -6])
        #expect(transformed == 2)
        withExtendedLifetime(tokens) {}
    }

    @Test func distinctDropsWhatSaysTheSame() {
        let relay = StateRelay("a")
        var heard: [String] = []
        let token = relay.distinct().observe { heard.append($0) }
        for value in ["a", "b", "b", "a"] { relay.value = value }
        #expect(heard == ["a", "b", "a"])
        token.end()
    }

    @Test func combineLatestTellsEachPair() {
        let name = StateRelay("")
        let isOnline = StateRelay(false)
        let isCreating = StateRelay(false)
        let canCreate = name.combineLatest(isOnline, isCreating).map { !$0.isEmpty && $1 && !$2 }
        var heard: [Bool] = []
        let token = canCreate.distinct().observe { heard.append($0) }
        name.value = "Ada"
        isOnline.value = true
        isCreating.value = true
        isCreating.value = false
        name.value = ""
        #expect(heard == [false, true, false, true, false])
        token.end()

        let pair = name.combineLatest(isOnline)
        name.value = "Bo"
        #expect(pair.currentValue == ("Bo", true))
        let triple = name.combineLatest(isOnline, isCreating)
        isCreating.value = true
        #expect(triple.currentValue == ("Bo", true, true))
    }

    @Test func nobodyNeedsToHoldTheMiddleOfAChain() {
        let relay = StateRelay(1)
        var heard: [Int] = []
        var token: RelayToken? = relay.map { $0 + 1 }.map { $0 * 10 }.observe { heard.append($0) }
        relay.value = 2
        #expect(heard == [20, 30])
        #expect(token?.isActive == true)
        token = nil
        relay.value = 3
        #expect(heard.count == 2)
    }

    @Test func aDerivedSourceGoesWithItsLastToken() {
        let relay = StateRelay(1)
        var derived: StateSource<Int>? = relay.map { $0 }
        let seen = Weak(derived)
        var token = derived?.observe { _ in }
        derived = nil
        #expect(seen.object != nil)
        token?.end()
        token = nil
        #expect(seen.object == nil)
    }

    @Test func whatIsDerivedEndsWithTheRelay() {
        var relay: StateRelay<Int>? = StateRelay(1)
        let derived = relay?.map { $0 }
        let token = derived?.observe { _ in }
        relay = nil
        #expect(token?.isActive == false)
        #expect(derived?.currentValue == 1)
    }

    @Test func aPairEndsWithBothRelays() {
        var first: StateRelay<Int>? = StateRelay(1)
        let second = StateRelay(2)
        guard let pair = first?.combineLatest(second).map({ $0 + $1 }) else { return }
        let token = pair.observe { _ in }
        first = nil
        second.value = 5
        #expect(pair.currentValue == 6)
        #expect(token.isActive)
    }

    @Test func twoRelaysThatFollowEachOtherComeToRest() {
        let celsius = StateRelay(0.0)
        let fahrenheit = StateRelay(32.0)
        let tokens = [
            celsius.distinct().observe { fahrenheit.value = $0 * 9 / 5 + 32 },
            fahrenheit.distinct().observe { celsius.value = ($0 - 32) * 5 / 9 },
        ]
        celsius.value = 100
        #expect(fahrenheit.value == 212)
        fahrenheit.value = 50
        #expect(celsius.value == 10)
        withExtendedLifetime(tokens) {}
    }
}
