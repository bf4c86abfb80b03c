import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
}

@MainActor
private final class Screen: UIViewController {
    let loading = Loading()
    var retries = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let loadingController = LoadingViewController(loading) { [weak self] in self?.retries += 1 }
        loadingController.embed(in: self)
    }
}

@Suite("Loading view controller", .serialized)
@MainActor
struct LoadingViewControllerTests {
    @Test func showsTheSpinnerWhileWorkIsUnderWay() async {
        let screen = Screen()
        let window = SceneWindow(screen)
        await window.settle()
        #expect(!window.isBusy)
        let held = OneShot<Bool>()
        let task = screen.loading.run { _ = await held.wait() }
        #expect(window.isBusy)
        held.set(true)
        await task.value
        #expect(!window.isBusy)
        await window.close()
    }

    @Test func showsAnErrorAndOffersRetry() async throws {
        let screen = Screen()
        let window = SceneWindow(screen)
        await window.settle()
        await screen.loading.run { throw Offline() }.value
        await window.settle()
        #expect(window.shows("You are offline."))
        try await window.tap("Retry")
        #expect(screen.retries == 1)
        #expect(!window.shows("You are offline."))
        await window.close()
    }

    @Test func aUsersOwnCancellationNeverAlerts() async {
        let screen = Screen()
        let window = SceneWindow(screen)
        await window.settle()
        await screen.loading.run { throw CancellationError() }.value
        await window.settle()
        #expect(window.topViewController === screen)
        await window.close()
    }

    @Test func anErrorWaitsUntilTheScreenIsSeen() async throws {
        let screen = Screen()
        let stack = UINavigationController(rootViewController: screen)
        let window = SceneWindow(stack)
        await window.settle()
        stack.pushViewController(UIViewController(), animated: true)
        await window.settle()
        await screen.loading.run { throw Offline() }.value
        await window.settle()
        #expect(!window.shows("You are offline."))
        try await window.goBack()
        #expect(window.shows("You are offline."))
        try await window.tap("OK")
        await window.close()
    }

    @Test func errorsAreShownOneAfterTheOther() async throws {
        let screen = Screen()
        let window = SceneWindow(screen)
        await window.settle()
        await screen.loading.run { throw Offline() }.value
        await screen.loading.run { throw URLError(.timedOut) }.value
        await window.settle()
        #expect(window.shows("You are offline."))
        try await window.tap("OK")
        #expect(!window.shows("You are offline."))
        #expect(window.shows("OK"))
        await window.close()
    }

    @Test func itGoesWithItsScreen() async {
        weak var seen: LoadingViewController?
        do {
            let screen = Screen()
            let window = SceneWindow(screen)
            await window.settle()
            seen = screen.children.first as? LoadingViewController
            #expect(seen != nil)
            await window.close()
        }
        for _ in 0..<200 where seen != nil { await Task.yield() }
        #expect(seen == nil)
    }
}
