import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Bindings: refreshing, and what views show")
@MainActor
struct RefreshBindingTests {
    private let controller = UIViewController()
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    private let control = UIRefreshControl()
    private let window: SceneWindow

    init() async {
        list.refreshControl = control
        controller.loadViewIfNeeded()
        controller.view?.addSubview(list)
        window = SceneWindow(controller)
        await window.settle()
    }

    @Test func aPullAndARelayFollowEachOther() async throws {
        let isRefreshing = StateRelay(false)
        let token = control.bind(isRefreshing: isRefreshing)
        try await window.pullDown()
        #expect(isRefreshing.value)
        #expect(window.isBusy)
        isRefreshing.value = false
        #expect(!control.isRefreshing)
        isRefreshing.value = true
        #expect(control.isRefreshing)
        isRefreshing.value = false
        token.end()
        try await window.pullDown()
        #expect(!isRefreshing.value)
    }

    private struct Failure: Error {}

    @Test(arguments: [true, false]) func aPullTurnsUntilItsWorkHasEnded(fails: Bool) async throws {
        let loading = Loading()
        let gate = ManualTime()
        var errors = 0
        let token = control.bind(loading) {
            try await gate.sleep(1)
            if fails { throw Failure() }
        }
        let errorToken = loading.errors.observe { _ in errors += 1 }
        try await window.pullDown()
        await gate.sleepers(1)
        #expect(loading.isLoading.currentValue)
        #expect(control.isRefreshing)
        await gate.advance(by: 1)
        await turn(until: { !loading.isLoading.currentValue })
        #expect(!control.isRefreshing)
        #expect(errors == (fails ? 1 : 0))
        withExtendedLifetime((token, errorToken)) {}
    }

    @Test func otherWorkDoesNotTurnIt() async {
        let loading = Loading()
        let token = control.bind(loading) {}
        let task = loading.run {}
        #expect(loading.isLoading.currentValue)
        #expect(!control.isRefreshing)
        await task.value
        withExtendedLifetime(token) {}
    }

    @Test func whatCannotBePulledRefuses() async throws {
        list.refreshControl = nil
        await #expect(throws: SceneWindowError.self) { try await window.pullDown() }
    }

    @Test func viewsShowStates() {
        let label = UILabel()
        let button = UIButton(type: .system)
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        let isOn = StateRelay(false)
        let words = StateRelay("one")
        let tokens = [
            label.bind(text: words), label.bind(isHidden: isOn), button.bind(isEnabled: isOn),
            button.bind(title: words),
            item.bind(isEnabled: isOn),
        ]
        #expect(label.text == "one" && !label.isHidden && !button.isEnabled && !item.isEnabled)
        isOn.value = true
        words.value = "two"
        #expect(label.text == "two" && label.isHidden && button.isEnabled && item.isEnabled)
        #expect(button.currentTitle == "two")
        for token in tokens { token.end() }
        isOn.value = false
        #expect(label.isHidden && button.isEnabled)
    }

    private func turn(until condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }
}
