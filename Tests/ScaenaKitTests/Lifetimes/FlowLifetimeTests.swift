import Testing

@testable import ScaenaKit

@Suite("Lifetimes of flows")
@MainActor
struct FlowLifetimeTests {
    private final class AddCoordinator: Coordinator<Int> {}

    @Test func flowsAreCountedAndLimitedAsScenesAre() async {
        let tracker = LifetimeTracker()
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        tracker.limit(AddCoordinator.self, to: 1)
        var flows: [AddCoordinator] = []
        LifetimeScope.withTracker(tracker) {
            for _ in 0..<2 {
                let flow = AddCoordinator(container: ServiceContainer())
                flow.launch()
                flows.append(flow)
            }
        }
        await turn { flows.filter(\.isRunning).count == 2 }
        #expect(tracker.aliveCount(of: AddCoordinator.self) == 2)
        #expect(tracker.aliveScenes == ["AddCoordinator": 2])
        #expect(findings == [.tooManyAlive(scene: "AddCoordinator", alive: 2, limit: 1)])
        for flow in flows { await flow.stop() }
        flows = []
        await turn { tracker.aliveCount(of: AddCoordinator.self) == 0 }
        #expect(tracker.aliveScenes.isEmpty)
    }
}
