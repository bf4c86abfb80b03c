import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("SceneViewController")
@MainActor
struct SceneViewControllerTests {
    @MainActor
    private final class Held {
        weak var interactor: AboutInteractor?
        var log: [String] { interactor?.log ?? [] }
    }

    private let held = Held()

    private func about() -> AboutViewController {
        AboutConfigurator.build { held.interactor = $0 }
    }

    @Test func forwardsItsLifeToTheInteractor() async throws {
        let window = SceneWindow(AboutConfigurator.buildUnwatched { held.interactor = $0 })
        await window.settle()
        #expect(held.log == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
        #expect(window.texts == ["Hello", "Terms and conditions"])
        let interactor = held.interactor
        await window.close()
        #expect(interactor?.log.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func aTapReachesTheInteractorAndTheRouter() async throws {
        let window = SceneWindow(about())
        await window.settle()
        try await window.tap("Terms and conditions")
        #expect(held.log.last == "termsAndConditionsButtonTapped")
        #expect(window.shows("http://127.0.0.1/terms"))
        try await window.tap("Done")
        #expect(window.shows("Hello"))
    }

    @Test func aSceneNotShownHearsNothing() {
        let viewController = about()
        #expect(held.log.isEmpty)
        #expect(viewController.viewController === viewController)
    }

    // MARK: Leaving

    enum Way: CaseIterable {
        case back, pop, popToRoot, replaceStack, swipeDown, dismiss, dismissWithContainer, closeWindow, neverShown
    }

    /// However a scene leaves, by the user's hand or by code, nothing of it stays.
    @Test(arguments: Way.allCases) func leavesWhole(by way: Way) async throws {
        try await expectNoLeaks {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let window = SceneWindow(navigation)
            await window.settle()
            switch way {
            case .back:
                navigation.pushViewController(about(), animated: true)
                await window.settle()
                try await window.goBack()
            case .pop:
                navigation.pushViewController(about(), animated: true)
                await window.settle()
                navigation.popViewController(animated: false)
            case .popToRoot:
                for _ in 0..<3 {
                    navigation.pushViewController(about(), animated: true)
                    await window.settle()
                }
                navigation.popToRootViewController(animated: true)
            case .replaceStack:
                navigation.pushViewController(about(), animated: true)
                await window.settle()
                navigation.setViewControllers([UIViewController()], animated: true)
            case .swipeDown:
                root.present(about(), animated: true)
                await window.settle()
                try await window.swipeDown()
            case .dismiss:
                root.present(about(), animated: true)
                await window.settle()
                root.dismiss(animated: true)
            case .dismissWithContainer:
                let sheet = UINavigationController(rootViewController: about())
                root.present(sheet, animated: true)
                await window.settle()
                sheet.pushViewController(about(), animated: true)
                await window.settle()
                try await window.swipeDown()
            case .closeWindow:
                navigation.pushViewController(about(), animated: true)
                await window.settle()
                await window.close()
            case .neverShown:
                navigation.setViewControllers([root, about(), UIViewController()], animated: false)
                await window.settle()
                navigation.popToRootViewController(animated: false)
            }
            await window.settle()
        }
        #expect(held.interactor == nil)
    }

    /// The same ways, with an interactor that somebody holds: each time it is named, while the window is still there.
    @Test(arguments: [Way.back, .pop, .popToRoot, .swipeDown, .dismissWithContainer, .neverShown])
    func whoStaysIsNamed(by way: Way) async throws {
        let tracker = LifetimeTracker()
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        var leaked: [AboutInteractor] = []
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = SceneWindow(navigation)
        await window.settle()
        let first = LifetimeScope.withTracker(tracker) { AboutConfigurator.build { leaked.append($0) } }
        switch way {
        case .back:
            navigation.pushViewController(first, animated: true)
            await window.settle()
            try await window.goBack()
        case .pop:
            navigation.pushViewController(first, animated: true)
            await window.settle()
            navigation.popViewController(animated: false)
        case .swipeDown:
            root.present(first, animated: true)
            await window.settle()
            try await window.swipeDown()
        case .dismissWithContainer:
            // The leaking scene lies beneath another one and hears of nothing itself.
            let sheet = UINavigationController(rootViewController: first)
            root.present(sheet, animated: true)
            await window.settle()
            sheet.pushViewController(AboutConfigurator.buildUnwatched(), animated: true)
            await window.settle()
            try await window.swipeDown()
        default:
            navigation.setViewControllers([root, first, UIViewController()], animated: false)
            await window.settle()
            navigation.popToRootViewController(animated: false)
        }
        await window.settle()
        await tracker.settle()
        // The view controller too: this test's own variable holds it.
        #expect(
            findings == [
                .stayed(scene: "About", role: "view controller", type: "AboutViewController"),
                .stayed(scene: "About", role: "interactor", type: "AboutInteractor"),
                .stayed(scene: "About", role: "presenter", type: "AboutPresenter"),
                .stayed(scene: "About", role: "router", type: "AboutRouter"),
            ])
        withExtendedLifetime((first, leaked)) {}
    }

    enum Unheard: CaseIterable {
        case replacedRoot, coveredAndDismissedTogether, coveredRootReplaced
    }

    /// Those who leave and hear nothing of it are judged all the same, while their view controllers live.
    @Test(arguments: Unheard.allCases) func whoHearsNothingOfItsLeavingIsJudged(way: Unheard) async throws {
        let tracker = LifetimeTracker()
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        let first = LifetimeScope.withTracker(tracker) { AboutConfigurator.build() }
        first.modalPresentationStyle = .fullScreen
        let cover = AboutConfigurator.buildUnwatched()
        cover.modalPresentationStyle = .fullScreen
        let root = UIViewController()
        let window = SceneWindow(way == .coveredAndDismissedTogether ? root : first)
        await window.settle()
        switch way {
        case .replacedRoot:
            break
        case .coveredAndDismissedTogether:
            root.present(first, animated: true)
            await window.settle()
            first.present(cover, animated: true)
        case .coveredRootReplaced:
            first.present(cover, animated: true)
        }
        await window.settle()
        await tracker.settle()
        #expect(findings.isEmpty)
        if way == .coveredAndDismissedTogether {
            root.dismiss(animated: true)
        } else {
            window.window.rootViewController = UIViewController()
        }
        await window.settle()
        await tracker.settle()
        #expect(findings.map(\.description).contains { $0.contains("view controller (AboutViewController)") })
        #expect(findings.count == 4)
        withExtendedLifetime(first) {}
    }

    @Test func whatIsOnlyCoveredHasNotLeft() async throws {
        let tracker = LifetimeTracker()
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        let about = LifetimeScope.withTracker(tracker) { AboutConfigurator.build() }
        let navigation = UINavigationController(rootViewController: about)
        let window = SceneWindow(navigation)
        await window.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        await window.settle()
        try await window.goBack()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        about.present(cover, animated: true)
        await window.settle()
        about.dismiss(animated: true)
        await window.settle()
        await tracker.settle()
        #expect(findings.isEmpty)
    }

    @Test func leavingEndsALoadThatHoldsItsInteractor() async throws {
        let transport = StubTransport()
        let answer = transport.hold("/about")
        let provider = HTTPProvider(baseURL: try #require(URL(string: "http://127.0.0.1")), transport: transport)
        try await expectNoLeaks {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let window = SceneWindow(navigation)
            let about = AboutConfigurator.build { interactor in
                interactor.onLoad = { interactor in
                    interactor.tasks.run("load") {
                        do {
                            interactor.presenter.present(text: try await provider.value(of: .get("/about")))
                        } catch {
                            interactor.log.append("\(error)")
                        }
                    }
                }
            }
            navigation.setViewControllers([root, about], animated: false)
            await window.settle()
            await answer.arrival()
            try await window.goBack()
        }
    }

    @Test func aSceneGoesWhereItCameFrom() async throws {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let window = SceneWindow(navigation)
        let pushed = AboutConfigurator.buildUnwatched()
        navigation.pushViewController(pushed, animated: false)
        await window.settle()
        pushed.leave()
        await window.settle()
        #expect(navigation.viewControllers == [root])

        let presented = AboutConfigurator.buildUnwatched()
        root.present(presented, animated: false)
        await window.settle()
        presented.leave()
        await window.settle()
        #expect(root.presentedViewController == nil)

        // As the first in a presented container it takes the container with it.
        let first = AboutConfigurator.buildUnwatched()
        root.present(UINavigationController(rootViewController: first), animated: false)
        await window.settle()
        first.leave()
        await window.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func aPoppedSceneTakesItsSheetWithIt() async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = SceneWindow(navigation)
        let pushed = AboutConfigurator.buildUnwatched()
        navigation.pushViewController(pushed, animated: false)
        await window.settle()
        pushed.present(UIViewController(), animated: true)
        await window.settle()
        pushed.leave()
        await window.settle()
        #expect(navigation.viewControllers == [root])
        #expect(window.topViewController === navigation)
    }

    @Test func theRootOfAWindowStays() async {
        let root = AboutConfigurator.buildUnwatched()
        let window = SceneWindow(root)
        await window.settle()
        root.leave()
        await window.settle()
        #expect(window.topViewController === root)
    }
}
