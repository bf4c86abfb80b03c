import ScaenaKit
import ScaenaTesting
import Testing

@MainActor
private final class Label {
    var text: String? = ""
    var isHidden = true
}

@Suite("Bindings of state")
@MainActor
struct StateBindingTests {
    @Test func aPropertyFollowsTheState() {
        let text = StateRelay("a")
        let isHidden = StateRelay(false)
        let label = Label()
        let tokens = [text.bind(to: label, \.text), isHidden.bind(to: label, \.isHidden)]
        #expect(label.text == "a")
        #expect(!label.isHidden)
        text.value = "b"
        #expect(label.text == "b")
        for token in tokens { token.end() }
        text.value = "c"
        #expect(label.text == "b")
    }

    @Test func aBindingDoesNotHoldTheObject() {
        let text = StateRelay("a")
        var label: Label? = Label()
        let seen = Weak(label)
        let token = text.bind(to: label ?? Label(), \.text)
        label = nil
        #expect(seen.object == nil)
        token.end()
    }

    @Test func twoRelaysAreKeptEqual() {
        let first = StateRelay(1)
        let second = StateRelay(2)
        let token = first.bind(to: second)
        #expect(second.value == 1)
        second.value = 3
        #expect(first.value == 3)
        first.value = 4
        #expect(second.value == 4)
        #expect(token.isActive)
        token.end()
        #expect(!token.isActive)
        first.value = 5
        second.value = 6
        #expect([first.value, second.value] == [5, 6])
    }
}
