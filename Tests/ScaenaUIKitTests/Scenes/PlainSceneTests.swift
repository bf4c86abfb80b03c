import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
#endif

/// Scenes whose view controllers inherit from nothing of the runtime's: what three of the four architectures have.
@Suite("Scenes without SceneViewController")
@MainActor
struct PlainSceneTests {
    private final class Helper {}

    private final class PlainViewController: UIViewController {
        private(set) lazy var lifetime = SceneLifetime(of: self)
        let helper = Helper()
        let tasks = SceneTasks()
        private(set) var task: Task<Void, Never>?

        func begin() -> Self {
            lifetime.track(helper, as: "helper")
            lifetime.cancelAtEnd(tasks)
            task = tasks.run {
                let (stream, _) = AsyncStream.makeStream(of: Never.self)
                for await _ in stream {}
            }
            return self
        }
    }

    private final class PlainCoordinator: FlowCoordinator<Void> {
        let screen: UIViewController

        init(_ screen: UIViewController, placement: FlowPlacement) {
            self.screen = screen
            super.init(container: ServiceContainer(), placement: placement)
        }

        override func start() async throws { try await show(screen) }
    }

    private let tracker: LifetimeTracker
    private let findings: Findings

    @MainActor
    private final class Findings {
        var all: [LifetimeFinding] = []
    }

    init() {
        tracker = LifetimeTracker()
        tracker.grace = 0.05
        let findings = Findings()
        self.findings = findings
        tracker.onFinding = { findings.all.append($0) }
    }

    private func scene() -> PlainViewController {
        LifetimeScope.withTracker(tracker) { PlainViewController().begin() }
    }

    /// The test holds the scene: it is named, while its window is still there, and its tasks are cancelled.
    private func expectEnd(of scene: PlainViewController, in window: SceneWindow) async {
        await window.settle()
        #expect(scene.task?.isCancelled == true)
        await tracker.settle()
        #expect(
            findings.all == [
                .stayed(scene: "Plain", role: "view controller", type: "PlainViewController"),
                .stayed(scene: "Plain", role: "helper", type: "Helper"),
            ])
    }

    private func expectLife(of scene: PlainViewController, in window: SceneWindow) async {
        await window.settle()
        await tracker.settle()
        #expect(scene.task?.isCancelled == false)
        #expect(findings.all.isEmpty)
    }

    enum Way: CaseIterable {
        case back, pop, popFromBeneath, replaceStack, swipeDown, dismiss, dismissBeneathTop, replaceRoot
        case coveredAndDismissedTogether
    }

    @Test(arguments: Way.allCases) func itsEndIsTold(by way: Way) async throws {
        let scene = scene()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = SceneWindow(navigation)
        await window.settle()
        switch way {
        case .back, .pop, .popFromBeneath, .replaceStack:
            navigation.pushViewController(scene, animated: true)
            await expectLife(of: scene, in: window)
            if way == .popFromBeneath {
                navigation.pushViewController(UIViewController(), animated: true)
                await expectLife(of: scene, in: window)
            }
        case .swipeDown, .dismiss:
            root.present(scene, animated: true)
            await expectLife(of: scene, in: window)
        case .dismissBeneathTop:
            let sheet = UINavigationController(rootViewController: scene)
            root.present(sheet, animated: true)
            await expectLife(of: scene, in: window)
            sheet.pushViewController(UIViewController(), animated: true)
            await expectLife(of: scene, in: window)
        case .replaceRoot:
            window.window.rootViewController = scene
            await expectLife(of: scene, in: window)
        case .coveredAndDismissedTogether:
            scene.modalPresentationStyle = .fullScreen
            root.present(scene, animated: true)
            await window.settle()
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            scene.present(cover, animated: true)
            await expectLife(of: scene, in: window)
        }
        switch way {
        case .back: try await window.goBack()
        case .pop: navigation.popViewController(animated: false)
        case .popFromBeneath: navigation.popToRootViewController(animated: true)
        case .replaceStack: navigation.setViewControllers([UIViewController()], animated: true)
        case .swipeDown, .dismissBeneathTop: try await window.swipeDown()
        case .dismiss, .coveredAndDismissedTogether: root.dismiss(animated: true)
        case .replaceRoot: window.window.rootViewController = UIViewController()
        }
        await expectEnd(of: scene, in: window)
    }

    @Test func itsEndIsToldWhereItsTabIsReplaced() async {
        let scene = scene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene, UIViewController()]
        let window = SceneWindow(tabs)
        await window.settle()
        tabs.selectedIndex = 1
        await expectLife(of: scene, in: window)
        tabs.viewControllers = [UIViewController()]
        await expectEnd(of: scene, in: window)
    }

    @Test func itsEndIsToldWhereItsColumnIsReplaced() async {
        let scene = scene()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(scene, for: .secondary)
        let window = SceneWindow(split, size: CGSize(width: 1024, height: 768))
        await expectLife(of: scene, in: window)
        split.setViewController(UIViewController(), for: .secondary)
        await expectEnd(of: scene, in: window)
    }

    @Test func itsEndIsToldWhereItsFlowEnds() async {
        let scene = scene()
        let root = UIViewController()
        let window = SceneWindow(root)
        await window.settle()
        let flow = PlainCoordinator(scene, placement: .presented(over: root))
        flow.launch()
        try? await window.wait(for: "The flow's screen") { root.presentedViewController != nil }
        await expectLife(of: scene, in: window)
        await flow.stop()
        await expectEnd(of: scene, in: window)
    }

    @Test func oneThatIsKeptOnPurposeStays() async {
        let scene = scene()
        var lifetime = scene.lifetime
        lifetime.isKeptOnPurpose = true
        let window = SceneWindow(scene)
        await window.settle()
        window.window.rootViewController = UIViewController()
        await expectLife(of: scene, in: window)
    }

    @Test func aGestureThatIsGivenUpIsNoEnd() async throws {
        let scene = scene()
        let beneath = BeneathViewController(interactor: NoInteractor())
        let navigation = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(navigation)
        navigation.pushViewController(scene, animated: false)
        await window.settle()
        let notebook = Appearances()
        RuntimeWatch.add(notebook)
        try UserInput.beginToGoBack(in: navigation)
        await expectLife(of: scene, in: window)
        // The one beneath was about to be seen, and was not.
        #expect(notebook.names.filter { $0 == "Beneath" }.isEmpty)
        RuntimeWatch.remove(notebook)
    }

    @MainActor
    private final class Appearances: RuntimeObserver {
        private(set) var names: [String] = []

        func runtimeDid(_ event: RuntimeEvent) {
            if case .sceneAppeared(let scene) = event { names.append(scene.name) }
        }
    }

    private final class NoInteractor: SceneInteractorProtocol {}
    private final class BeneathViewController: SceneViewController {}
    // Their own names: the scenes of other tests appear at the same time.
    private final class CountedBeneathViewController: SceneViewController {}
    private final class CountedViewController: UIViewController {
        private(set) lazy var lifetime = SceneLifetime(of: self)
    }

    /// Counted once each time that it comes into sight, when it is seen: what an analytics service is told.
    @Test func anAppearanceIsToldWhenItIsSeen() async throws {
        let notebook = Appearances()
        RuntimeWatch.add(notebook)
        let scene = CountedViewController()
        scene.lifetime.track(NoInteractor(), as: "interactor")
        let beneath = CountedBeneathViewController(interactor: NoInteractor())
        let navigation = UINavigationController(rootViewController: beneath)
        let window = SceneWindow(navigation)
        await window.settle()
        navigation.pushViewController(scene, animated: true)
        await window.settle()
        try await window.goBack()
        #expect(notebook.names.filter { $0.hasPrefix("Counted") } == ["CountedBeneath", "Counted", "CountedBeneath"])
    }

    /// A view controller that a split view controller takes out of its stack because there is room for one column
    /// only comes back when there is room for more: its scene goes on, whatever its base class.
    @Test(arguments: [true, false]) func aCollapseIsNoEnd(isPlain: Bool) async {
        let delegate = PrimaryFirst()
        let tasks = SceneTasks()
        let detail: UIViewController
        if isPlain {
            detail = scene()
        } else {
            let about = LifetimeScope.withTracker(tracker) { AboutConfigurator.build() }
            about.lifetime.cancelAtEnd(tasks)
            detail = about
        }
        let task = tasks.run {
            let (stream, _) = AsyncStream.makeStream(of: Never.self)
            for await _ in stream {}
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(detail, for: .secondary)
        let window = SceneWindow(split)
        await window.settle()
        await tracker.settle()
        #expect(detail.splitViewController == nil)
        #expect(!task.isCancelled)
        #expect(findings.all.isEmpty)
        task.cancel()
    }

    /// A turn of the device takes the columns apart and puts them together again: no scene in them ends, seen or not.
    @Test(arguments: [true, false], [true, false]) func aTurnIsNoEnd(isPlain: Bool, isKeptBack: Bool) async {
        let delegate = PrimaryFirst()
        let tasks = SceneTasks()
        let pushed: UIViewController
        if isPlain {
            pushed = scene()
        } else {
            let about = LifetimeScope.withTracker(tracker) { AboutConfigurator.build() }
            about.lifetime.cancelAtEnd(tasks)
            pushed = about
        }
        let task = tasks.run {
            let (stream, _) = AsyncStream.makeStream(of: Never.self)
            for await _ in stream {}
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = isKeptBack ? delegate : nil
        split.setViewController(UIViewController(), for: .primary)
        let detail = UIViewController()
        split.setViewController(detail, for: .secondary)
        let window = SceneWindow(split, size: CGSize(width: 1024, height: 768))
        await window.settle()
        detail.navigationController?.pushViewController(pushed, animated: false)
        await window.settle()
        for size in [CGSize(width: 393, height: 852), CGSize(width: 1024, height: 768)] {
            window.window.frame = CGRect(origin: .zero, size: size)
            await window.settle()
            await tracker.settle()
            #expect(!task.isCancelled)
        }
        #expect(findings.all.isEmpty)
        #expect(pushed.viewIfLoaded?.window === window.window)
        // Its end it has all the same.
        detail.navigationController?.popViewController(animated: false)
        await window.settle()
        ShownScenes.look()
        if !isPlain { #expect(task.isCancelled) }
        task.cancel()
    }

    private final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }
}
