import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
#endif

private struct ShowModel: FlowAction { let id: Int }

private struct NoService: LocalizedError {
    var errorDescription: String? { "There is no service." }
}

/// A flow that shows one model at a time.
@MainActor
private final class ShopFlow: FlowCoordinator<Void> {
    private let fails: Bool
    private(set) var models: [Int] = []
    private(set) var others: [any FlowAction] = []

    init(in window: UIWindow, fails: Bool) {
        self.fails = fails
        super.init(container: ServiceContainer("shop"), placement: .root(of: window), animated: false)
    }

    override var restorationID: String? { "shop" }
    override func stateToSave() -> (any Encodable)? { models.last }
    override func restoreState(from saved: SavedFlow) async throws {
        if let model: Int = try saved.state() { models.append(model) }
    }

    override func start() async throws {
        if fails { throw NoService() }
        try await show(TitledScreen("Shop"))
    }

    override func process(action: any FlowAction) async throws -> ActionStep {
        guard let show = action as? ShowModel else {
            others.append(action)
            return .passDown
        }
        models.append(show.id)
        return .arrived
    }
}

private final class ShopSceneDelegate: AppSceneDelegate {
    var failures = 0
    private(set) var shop: ShopFlow?

    override var routes: URLRoutes {
        URLRoutes([URLRoute("/models/:id") { ShowModel(id: try $0.value("id")) }])
    }

    override func start(in window: UIWindow) -> AnyCoordinator? {
        let shop = ShopFlow(in: window, fails: failures > 0)
        failures -= 1
        self.shop = shop
        shop.launch()
        return shop
    }
}

/// An app without flows: a stack in each of two tabs.
private final class PlainSceneDelegate: AppSceneDelegate {
    final class ModelScreen: UIViewController, RestorableScreen {
        let model: Int
        init(_ model: Int) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
        var screenID: String { "model" }
        func stateToSave() -> (any Encodable)? { model }
    }

    let tabs = UITabBarController()
    let stacks = [UINavigationController(), UINavigationController()]
    var knowsModels = true

    override func start(in window: UIWindow) -> AnyCoordinator? {
        for stack in stacks { stack.viewControllers = [UIViewController()] }
        tabs.viewControllers = stacks
        window.rootViewController = tabs
        return nil
    }

    override func perform(_ action: any FlowAction) async -> ActionOutcome {
        guard let open = action as? OpenURLAction, let id = Int(open.url.lastPathComponent) else {
            return .stopped(path: [], reason: .notKnown)
        }
        stacks[0].pushViewController(ModelScreen(id), animated: false)
        return .arrived(path: [])
    }

    override func makeScreen(for saved: SavedFlow) throws -> UIViewController? {
        guard knowsModels, saved.id == "model", let model: Int = try saved.state() else { return nil }
        return ModelScreen(model)
    }
}

#if !canImport(UIKit)
    // UIKit lets nobody make a scene.
    @Suite("Scene delegate of an app")
    @MainActor
    struct AppSceneDelegateTests {
        private func context(_ address: String) throws -> UIOpenURLContext {
            UIOpenURLContext(url: try #require(URL(string: address)))
        }

        private func settle(until condition: () -> Bool) async {
            for _ in 0..<10_000 where !condition() { await Task.yield() }
            await MainQueue.settle()
        }

        @Test func whatConnectsASceneIsDoneWhenTheFirstFlowIsReady() async throws {
            let delegate = ShopSceneDelegate()
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/models/8")
            let options = UIScene.ConnectionOptions(
                urlContexts: [try context("shop://models/7")], userActivities: [activity],
                shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
            let scene = HandOver.connect(delegate, options: options)
            #expect(delegate.window?.windowScene === scene)
            await settle { delegate.shop?.models.count == 2 }
            #expect(Set(delegate.shop?.models ?? []) == [7, 8])
            #expect(delegate.shop?.others.first is ShortcutItemAction)
            HandOver.disconnect(scene)
        }

        @Test func whatIsAskedLaterIsDone() async throws {
            let delegate = ShopSceneDelegate()
            let scene = HandOver.connect(delegate)
            delegate.scene(scene, openURLContexts: [try context("shop://models/7")])
            await settle { delegate.shop?.models == [7] }
            #expect(delegate.shop?.models == [7])
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/models/8")
            delegate.scene(scene, continue: activity)
            await settle { delegate.shop?.models == [7, 8] }
            #expect(delegate.shop?.models == [7, 8])
            let couldDo = await withCheckedContinuation { continuation in
                delegate.windowScene(
                    scene, performActionFor: UIApplicationShortcutItem(type: "new", localizedTitle: "New")
                ) { continuation.resume(returning: $0) }
            }
            #expect(!couldDo)
            HandOver.disconnect(scene)
        }

        @Test func aNotificationThatIsAnsweredLaterIsAnAction() async throws {
            let center = UNUserNotificationCenter.current()
            center.delegate = nil
            let delegate = ShopSceneDelegate()
            let scene = HandOver.connect(delegate)
            let listener = Weak(center.delegate as? NSObject)
            let content = UNMutableNotificationContent()
            content.userInfo = ["model": "7"]
            let request = UNNotificationRequest(identifier: "1", content: content)
            HandOver.respond(to: UNNotification(request: request, date: Date()))
            await settle { delegate.shop?.others.isEmpty == false }
            let answer = try #require(delegate.shop?.others.first as? NotificationResponseAction)
            #expect(answer.payload["model"] as? String == "7")
            // Whoever else sets one meanwhile keeps it; this one goes with its scene.
            #expect(listener.object != nil)
            HandOver.disconnect(scene)
            #expect(listener.object == nil)
        }

        @Test func theAppsOwnDelegateOfNotificationsStays() {
            final class Own: NSObject, UNUserNotificationCenterDelegate {}
            let (own, center) = (Own(), UNUserNotificationCenter.current())
            center.delegate = own
            let scene = HandOver.connect(ShopSceneDelegate())
            #expect(center.delegate === own)
            HandOver.disconnect(scene)
        }

        @Test func aSceneIsBroughtBack() async throws {
            let first = ShopSceneDelegate()
            let session = UISceneSession()
            let scene = HandOver.connect(first, session: session)
            first.scene(scene, openURLContexts: [try context("shop://models/7")])
            await settle { first.shop?.models == [7] }
            HandOver.disconnect(scene)
            #expect(session.stateRestorationActivity != nil)

            let second = ShopSceneDelegate()
            let again = HandOver.connect(second, session: session)
            await settle { second.shop?.models == [7] }
            #expect(second.shop?.models == [7])
            HandOver.disconnect(again)
        }

        @Test(arguments: [true, false]) func screensOutsideOfFlowsAreBroughtBack(isKnown: Bool) async throws {
            let first = PlainSceneDelegate()
            let session = UISceneSession()
            let scene = HandOver.connect(first, session: session)
            for model in [7, 8] {
                first.stacks[1].pushViewController(PlainSceneDelegate.ModelScreen(model), animated: false)
            }
            // What cannot be brought back, and so nothing above it.
            first.stacks[1].pushViewController(UIViewController(), animated: false)
            first.stacks[1].pushViewController(PlainSceneDelegate.ModelScreen(9), animated: false)
            first.tabs.selectedIndex = 1
            HandOver.disconnect(scene)

            let second = PlainSceneDelegate()
            second.knowsModels = isKnown
            let again = HandOver.connect(second, session: session)
            await settle { second.tabs.selectedIndex == 1 }
            let models = second.stacks[1].viewControllers.compactMap { ($0 as? PlainSceneDelegate.ModelScreen)?.model }
            #expect(models == (isKnown ? [7, 8] : []))
            #expect(second.tabs.selectedIndex == 1)
            HandOver.disconnect(again)
        }

        /// An app that begins with two screens, and was left on the first.
        @Test func theRootAloneIsBroughtBack() throws {
            func begun() -> UINavigationController {
                let stack = UINavigationController(rootViewController: UIViewController())
                stack.pushViewController(PlainSceneDelegate.ModelScreen(1), animated: false)
                return stack
            }
            let left = begun()
            let begins = try #require(try left.savedScreens())
            left.popViewController(animated: false)
            let saved = try #require(try left.savedScreens())
            let again = begun()
            again.restoreScreens(saved) { _ in nil }
            #expect(again.viewControllers.count == 1)
            // What cannot be made leaves what the app begins with.
            let other = begun()
            let restoration = other.restoreScreens(begins) { _ in nil }
            #expect(other.viewControllers.count == 2 && restoration.lost.count == 1)
            #expect(try UIViewController().savedScreens() == nil)
        }

        @Test(arguments: [nil, "{", "[]"]) func aStateOfAnotherFormIsLetGo(json: String?) async {
            let delegate = ShopSceneDelegate()
            let session = UISceneSession()
            let activity = NSUserActivity(activityType: "app.restoration")
            activity.userInfo = json.map { ["scaena.state": Data($0.utf8)] }
            session.stateRestorationActivity = activity
            let scene = HandOver.connect(delegate, session: session)
            await settle { delegate.shop?.host != nil }
            #expect(delegate.shop?.models == [])
            HandOver.disconnect(scene)
        }

        @Test func anAppWithoutFlowsDoesItself() async throws {
            let delegate = PlainSceneDelegate()
            let scene = HandOver.connect(delegate)
            delegate.scene(scene, openURLContexts: [try context("shop://models/7")])
            await settle { delegate.stacks[0].viewControllers.count == 2 }
            #expect(delegate.stacks[0].viewControllers.count == 2)
            HandOver.disconnect(scene)
        }

        /// A first flow that fails leaves no empty window.
        @Test func aFailureAtLaunchIsShownAndTriedAgain() async throws {
            let delegate = ShopSceneDelegate()
            delegate.failures = 1
            let scene = HandOver.connect(delegate)
            let window = try #require(delegate.window)
            func alert() -> UIAlertController? {
                window.rootViewController?.presentedViewController as? UIAlertController
            }
            await settle { alert()?.viewIfLoaded?.window != nil }
            #expect(alert()?.message == "There is no service.")
            #expect(alert()?.actions.map(\.title) == ["Retry"])
            if let alert = alert(), let retry = alert.actions.first { try UserInput.choose(retry, in: alert) }
            await settle { delegate.shop?.host?.viewIfLoaded?.window != nil }
            #expect(window.rootViewController === delegate.shop?.host)
            HandOver.disconnect(scene)
        }
    }
#endif

@Suite("A first flow that fails")
@MainActor
struct LaunchFailureTests {
    @Test func saysWhyInItsWindow() async throws {
        let window = SceneWindow(UIViewController())
        ShopFlow(in: window.window, fails: true).launch()
        // A machine under a sanitizer, or with other work, is slow.
        try await window.waitFor("There is no service.", timeout: 60)
        try await window.tap("OK")
        #expect(!window.shows("There is no service."))
    }

    @Test func isToldToTheOneWhoAsks() async throws {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let root = window.window.rootViewController
        let told = OneShot<Bool>()
        ShopFlow(in: window.window, fails: true).launch { result in
            if case .failure(let error) = result { told.set(error is NoService) }
        }
        #expect(await told.wait())
        await window.settle()
        #expect(window.window.rootViewController === root)
    }
}
