import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

// Other suites run at the same time, and the runtime is one: these examples look for their own names only.
@Suite("Examples of watching", .serialized) @MainActor
struct WatchingExamples {
    @MainActor final class SeenItemViewController {
        lazy var lifetime = SceneLifetime(of: self)
    }

    @MainActor protocol SeenItemObserver: AnyObject {
        func itemDidChange(_ item: Item)
    }

    final class SeenItemsCoordinator: Coordinator<Void> {
        override func start() async throws { throw ItemsError.offline }
    }

    final class ScreenViews: RuntimeObserver {
        private(set) var counts: [String: Int] = [:]

        func runtimeDid(_ event: RuntimeEvent) {
            if case .sceneAppeared(let scene) = event { counts[scene.name, default: 0] += 1 }
        }
    }

    /// Lets a scene come, be seen and leave; an actor of it stays.
    private func visit(_ actor: AnyObject) async {
        let tracker = LifetimeTracker()
        tracker.onFinding = { _ in }
        tracker.time = ManualTime(passesBySleeping: true)
        await LifetimeScope.withTracker(tracker) {
            var viewController: SeenItemViewController? = SeenItemViewController()
            viewController?.lifetime.track(actor, as: "presenter")
            viewController?.lifetime.viewIsBack()
            viewController?.lifetime.viewHasLeft()
            viewController = nil
            await tracker.settle()
        }
    }

    @Test func screenViewsAreCounted() async {
        let actor = Analytics()
        let screenViews = ScreenViews()  // somebody has to hold it: the app's delegate, for instance
        RuntimeWatch.add(screenViews)
        await visit(actor)
        #expect(screenViews.counts["SeenItem"] == 1)

        func consentWasWithdrawn() {
            RuntimeWatch.remove(screenViews)
        }
        consentWasWithdrawn()
        await visit(actor)
        #expect(screenViews.counts["SeenItem"] == 1)
    }

    final class LaunchTimes: RuntimeObserver {
        private let time: any TimeSource
        private var beginnings: [WatchedScene.ID: Date] = [:]
        private(set) var seconds: [String: TimeInterval] = [:]

        func runtimeDid(_ event: RuntimeEvent) {
            if case .sceneBegan(let scene) = event { beginnings[scene.id] = time.now }
            guard case .sceneAppeared(let scene) = event, let began = beginnings[scene.id] else { return }
            seconds[scene.name] = time.now.timeIntervalSince(began)
        }

        init(time: any TimeSource) { self.time = time }
    }

    @Test func theTimeUntilASceneIsSeenIsMeasured() async {
        let times = LaunchTimes(time: ManualTime())
        RuntimeWatch.add(times)
        await visit(times)
        #expect(times.seconds["SeenItem"] == 0)
    }

    final class FlowTimes: RuntimeObserver {
        private var running: [WatchedFlow.ID: String] = [:]

        func runtimeDid(_ event: RuntimeEvent) {
            if case .flowBegan(let flow) = event { running[flow.id] = flow.name }
            if case .flowEnded(let flow) = event { running[flow.id] = nil }
        }

        func isRunning(_ name: String) -> Bool { running.values.contains(name) }
    }

    /// Notes what happens, as an app's own inspector would.
    final class Inspector: RuntimeObserver {
        private(set) var lines: [String] = []

        func runtimeDid(_ event: RuntimeEvent) {
            if case .sceneAppeared(let scene) = event {
                note("screen_view \(scene.name)")
            }
            if case .sceneLeft(let scene) = event {
                note("\(scene.name) left")  // "SeenItem" for a SeenItemViewController
            }
            if case .sceneJudged(let scene) = event {
                note("\(scene.name) was looked through")
            }
            if case .found(let finding) = event {
                note("Leak: \(finding)")
            }
            if case .flowBegan(let flow) = event {
                note("\(flow.name) began")
            }
            if case .flowFailed(let flow, let reason) = event {
                note("\(flow.name) failed: \(reason)")
            }
            if case .flowEnded(let flow) = event {
                note("\(flow.name) ended")
            }
            if case .navigationRefused(let reason) = event {
                note("No navigation: \(reason)")
            }
            if case .posted(let name, observers: 0) = event {
                note("Nobody hears \(name)")
            }
            if case .requested(let line, hasFailed: true) = event {
                note("Failed: \(line)")
            }
        }

        private func note(_ line: String) { lines.append(line) }
    }

    @Test func anInspectorNotesWhatHappens() async {
        let inspector = Inspector()
        let flows = FlowTimes()
        RuntimeWatch.add(inspector)
        RuntimeWatch.add(flows)
        await visit(inspector)
        for line in ["screen_view SeenItem", "SeenItem left", "SeenItem was looked through"] {
            #expect(inspector.lines.contains(line))
        }
        #expect(inspector.lines.contains { $0.hasPrefix("Leak: Scene SeenItem left, but its presenter") })

        await #expect(throws: ItemsError.offline) {
            try await SeenItemsCoordinator(container: ServiceContainer()).run()
        }
        for line in ["began", "failed: offline", "ended"] {
            #expect(inspector.lines.contains("SeenItemsCoordinator \(line)"))
        }
        #expect(!flows.isRunning("SeenItemsCoordinator"))

        Dispatcher().notify(SeenItemObserver.self) { $0.itemDidChange(Item(id: 1, name: "Lamp")) }
        #expect(inspector.lines.contains("Nobody hears SeenItemObserver"))
        inspector.runtimeDid(.navigationRefused(reason: "Items is on its way out."))
        #expect(inspector.lines.contains("No navigation: Items is on its way out."))
    }

    @Test func anAppsOwnNetworkingTellsToo() {
        let inspector = Inspector()
        RuntimeWatch.add(inspector)
        func answered(_ path: String, status: Int) {
            RuntimeWatch.tellRequest("GET \(path): \(status)", hasFailed: status >= 400)
        }
        answered("/seen-items", status: 500)
        #expect(inspector.lines.contains("Failed: GET /seen-items: 500"))
    }

    @Test func aLogIsWritten() {
        let file = Analytics()
        let log = RuntimeLog { line in file.count(line) }  // it listens for as long as somebody holds it
        Dispatcher().notify(SeenItemObserver.self) { $0.itemDidChange(Item(id: 1, name: "Lamp")) }
        #expect(file.lines.contains("SeenItemObserver → 0 observers"))

        func worthKeeping(_ event: RuntimeEvent) -> Bool {
            switch event {
            case .found, .flowFailed, .navigationRefused, .requested(_, hasFailed: true): true
            default: false
            }
        }
        func keep(_ event: RuntimeEvent) {
            if worthKeeping(event) { file.count(event.description) }
        }
        keep(.requested(line: "GET /seen-items: 200", hasFailed: false))
        keep(.requested(line: "GET /seen-items: 503", hasFailed: true))
        #expect(file.lines.contains("GET /seen-items: 503") && !file.lines.contains("GET /seen-items: 200"))
        withExtendedLifetime(log) {}
    }
}
