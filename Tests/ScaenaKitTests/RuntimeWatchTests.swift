import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

/// The events that an observer of the runtime is told. Other tests go on at the same time, so that only what bears
/// this one's names counts.
@Suite @MainActor struct RuntimeWatchTests {
    private final class Notebook: RuntimeObserver {
        private(set) var lines: [String] = []
        let names: Set<String>

        init(_ names: String...) { self.names = Set(names) }

        func runtimeDid(_ event: RuntimeEvent) {
            switch event {
            case .sceneBegan(let scene): note("began", scene.name)
            case .sceneAppeared(let scene): note("appeared", scene.name)
            case .sceneLeft(let scene): note("left", scene.name)
            case .sceneJudged(let scene): note("judged, \(scene.aliveActors.count) alive", scene.name)
            case .found(.stayed(let scene, let role, _, _)): note("\(role) stayed", scene)
            case .found(.tooManyAlive(let scene, _, _)): note("too many", scene)
            case .flowBegan(let flow): note("began in \(flow.parent == nil ? "nothing" : "another")", flow.name)
            case .flowFailed(let flow, let reason): note("failed, \(reason)", flow.name)
            case .flowEnded(let flow): note("ended", flow.name)
            case .posted(let name, let count): note("told \(count)", name)
            case .requested(let line, let hasFailed): note(hasFailed ? "failed" : "answered", line)
            case .navigationRefused: break
            }
        }

        private func note(_ line: String, _ name: String) {
            if names.contains(name) { lines.append("\(name): \(line)") }
        }
    }

    @MainActor private final class WatchedOwnerViewController {
        var lifetime = SceneLifetime()
    }

    private final class Helper {}

    @Test func tellsOfAScenesLifeAndOfWhoStays() async {
        let notebook = Notebook("WatchedOwner")
        let tracker = LifetimeTracker()
        tracker.onFinding = { _ in }
        let helper = Helper()
        RuntimeWatch.add(notebook)
        await LifetimeScope.withTracker(tracker) {
            let owner = WatchedOwnerViewController()
            owner.lifetime = SceneLifetime(of: owner)
            owner.lifetime.track(helper, as: "helper")
            owner.lifetime.viewIsBack()
            owner.lifetime.viewHasLeft()
            await tracker.settle()
            withExtendedLifetime(owner) {}
        }
        #expect(
            Set(notebook.lines.prefix(3))
                == ["WatchedOwner: began", "WatchedOwner: appeared", "WatchedOwner: left"])
        #expect(notebook.lines.contains("WatchedOwner: helper stayed"))
        #expect(notebook.lines.contains("WatchedOwner: judged, 2 alive"))
        withExtendedLifetime(helper) {}
    }

    private final class OuterCoordinator: Coordinator<Void> {
        override func start() async throws {
            try await coordinate(to: InnerCoordinator(container: container))
            finish(())
        }
    }

    private final class InnerCoordinator: Coordinator<Void> {
        override func start() async throws { finish(()) }
    }

    @Test func tellsOfFlowsAndTheirParents() async throws {
        let notebook = Notebook("OuterCoordinator", "InnerCoordinator")
        RuntimeWatch.add(notebook)
        try await OuterCoordinator(container: ServiceContainer()).run()
        #expect(
            notebook.lines == [
                "OuterCoordinator: began in nothing", "InnerCoordinator: began in another", "InnerCoordinator: ended",
                "OuterCoordinator: ended",
            ])
    }

    private struct NoBread: Error {}

    private final class FailingCoordinator: Coordinator<Void> {
        override func start() async throws { throw NoBread() }
    }

    private final class ChosenEndCoordinator: Coordinator<Void> {
        override func start() async throws { cancel() }
    }

    /// Nobody awaits either: the failure is told all the same, and a choice is none.
    @Test func tellsOfAFlowThatFails() async {
        let notebook = Notebook("FailingCoordinator", "ChosenEndCoordinator")
        RuntimeWatch.add(notebook)
        FailingCoordinator(container: ServiceContainer()).launch()
        ChosenEndCoordinator(container: ServiceContainer()).launch()
        while notebook.lines.filter({ $0.hasSuffix("ended") }).count < 2 { await Task.yield() }
        #expect(notebook.lines.filter { $0.contains("failed") } == ["FailingCoordinator: failed, NoBread()"])
    }

    private protocol WatchedObserver: AnyObject {}
    private final class Listener: WatchedObserver {}

    @Test func tellsOfPostsUntilItIsRemoved() {
        let notebook = Notebook("WatchedObserver")
        let dispatcher = Dispatcher()
        let listeners = [Listener(), Listener()]
        for listener in listeners { dispatcher.register((any WatchedObserver).self, listener) }
        RuntimeWatch.add(notebook)
        RuntimeWatch.add(notebook)
        dispatcher.notify((any WatchedObserver).self) { _ in }
        dispatcher.notify((any WatchedObserver).self, keeping: "state") { _ in }
        RuntimeWatch.remove(notebook)
        dispatcher.notify((any WatchedObserver).self) { _ in }
        #expect(notebook.lines == ["WatchedObserver: told 2", "WatchedObserver: told 2"])
        withExtendedLifetime(listeners) {}
    }

    @Test func tellsOfRequestsOfAnAppsOwn() {
        let notebook = Notebook("GET /own")
        RuntimeWatch.add(notebook)
        RuntimeWatch.tellRequest("GET /own", hasFailed: true)
        #expect(notebook.lines == ["GET /own: failed"])
    }

    @Test func keepsNobodyAlive() {
        weak var gone: Notebook?
        do {
            let notebook = Notebook("nobody")
            gone = notebook
            RuntimeWatch.add(notebook)
        }
        #expect(gone == nil)
    }
}
