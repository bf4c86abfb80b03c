import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Error dialog")
@MainActor
struct ErrorDialogTests {
    private struct Failure: LocalizedError {
        let errorDescription: String?
        init(_ sentence: String) { errorDescription = sentence }
    }

    /// A scene that was pushed onto another view controller, in its window.
    private func pushed(
        isWatched: Bool = false, prepare: (AboutInteractor) -> Void = { _ in }
    ) async -> (window: SceneWindow, interactor: AboutInteractor?) {
        var interactor: AboutInteractor?
        let build = isWatched ? AboutConfigurator.build : AboutConfigurator.buildUnwatched
        let about = build {
            prepare($0)
            interactor = $0
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = SceneWindow(navigation)
        await window.settle()
        navigation.pushViewController(about, animated: true)
        await window.settle()
        return (window, interactor)
    }

    @Test func saysWhatWentWrong() async throws {
        let (window, interactor) = await pushed()
        interactor?.presenter.handle(error: Failure("The lamp is out."))
        await window.settle()
        #expect(window.texts == ["Something went wrong", "The lamp is out.", "OK", "Retry"])
        try await window.tap("OK")
        #expect(window.shows("Hello"))
        #expect(interactor?.log.contains("retryTapped") == false)
    }

    @Test func retryTellsTheInteractor() async throws {
        let (window, interactor) = await pushed()
        interactor?.presenter.handle(error: Failure("The lamp is out."))
        await window.settle()
        try await window.tap("Retry")
        #expect(interactor?.log.filter { $0 == "retryTapped" }.count == 1)
        #expect(window.shows("Hello"))
    }

    @Test func withoutRetryThereIsNoRetry() async throws {
        let about = AboutConfigurator.buildUnwatched()
        let window = SceneWindow(about)
        await window.settle()
        about.showErrorDialog(errorViewModel: ErrorViewModel(title: "No", message: "Not now.", dismissTitle: "Well"))
        await window.settle()
        #expect(window.texts == ["No", "Not now.", "Well"])
    }

    @Test func anErrorBeforeTheViewIsSeenWaitsForIt() async throws {
        let (window, _) = await pushed { interactor in
            interactor.onLoad = { $0.presenter.handle(error: Failure("Too early.")) }
        }
        #expect(window.shows("Too early."))
    }

    @Test func errorsComeOneAfterTheOther() async throws {
        let (window, interactor) = await pushed()
        for sentence in ["One.", "Two.", "Two.", "One."] { interactor?.presenter.handle(error: Failure(sentence)) }
        await window.settle()
        #expect(window.shows("One."))
        try await window.tap("OK")
        try await window.waitFor("Two.")
        try await window.tap("OK")
        #expect(window.shows("Hello"))
    }

    @Test func theSameErrorMayComeAgainAfterItWasRead() async throws {
        let (window, interactor) = await pushed()
        for _ in 0..<2 {
            interactor?.presenter.handle(error: Failure("One."))
            await window.settle()
            try await window.tap("OK")
        }
        #expect(window.shows("Hello"))
    }

    @Test func anErrorOverASheetIsShownOverTheSheet() async throws {
        let (window, interactor) = await pushed()
        try await window.tap("Terms and conditions")
        interactor?.presenter.handle(error: Failure("Behind you."))
        await window.settle()
        #expect(window.shows("Behind you."))
        try await window.tap("OK")
        #expect(window.shows("Done"))
    }

    @Test func anErrorWhileASheetLeavesIsShownWhenItHasGone() async throws {
        let (window, interactor) = await pushed()
        try await window.tap("Terms and conditions")
        window.topViewController?.dismiss(animated: true)
        interactor?.presenter.handle(error: Failure("Meanwhile."))
        try await window.waitFor("Meanwhile.")
    }

    @Test func anErrorWhileCoveredWaitsForTheSceneToBeBack() async throws {
        let (window, interactor) = await pushed()
        let navigation = try #require(window.window.rootViewController as? UINavigationController)
        navigation.pushViewController(UIViewController(), animated: true)
        await window.settle()
        interactor?.presenter.handle(error: Failure("Later."))
        await window.settle()
        #expect(!window.shows("Later."))
        try await window.goBack()
        #expect(window.shows("Later."))
    }

    @Test(arguments: ["OK", "Retry"]) func aSceneThatIsOfNoUseLeavesAfterOK(choice: String) async throws {
        let (window, interactor) = await pushed()
        let navigation = try #require(window.window.rootViewController as? UINavigationController)
        interactor?.presenter.handle(error: Failure("Gone."), dismiss: true)
        await window.settle()
        try await window.tap(choice)
        #expect(navigation.viewControllers.count == (choice == "OK" ? 1 : 2))
    }

    @Test func aPresentedSceneIsDismissedAfterOK() async throws {
        let root = UIViewController()
        let window = SceneWindow(root)
        await window.settle()
        let about = AboutConfigurator.buildUnwatched { interactor in
            interactor.onLoad = { $0.presenter.handle(error: Failure("Gone."), dismiss: true) }
        }
        root.present(about, animated: true)
        await window.settle()
        try await window.tap("OK")
        #expect(window.topViewController === root)
    }

    @Test func nothingStaysAfterAnErrorWasReadOrLeftUnread() async throws {
        for choice in ["OK", "Retry", nil] {
            try await expectNoLeaks {
                let (window, interactor) = await pushed(isWatched: true)
                interactor?.presenter.handle(error: Failure("One."))
                interactor?.presenter.handle(error: Failure("Two."))
                await window.settle()
                if let choice { try await window.tap(choice) }
            }
        }
    }
}
