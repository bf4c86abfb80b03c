import ScaenaKit
import ScaenaTesting
import Testing

@Suite("expectNoLeaks: flows")
@MainActor
struct FlowLeakTests {
    private final class AddCoordinator: Coordinator<Int> {}

    @Test func aFlowThatHasEndedIsGone() async throws {
        try await expectNoLeaks {
            let root = AddCoordinator(container: ServiceContainer())
            let end = Task { try await root.run() }
            while !root.isRunning { await Task.yield() }
            let child = AddCoordinator(container: root.container)
            root.coordinate(to: child) { _ in }
            child.finish(1)
            root.finish(2)
            let value = try await end.value
            #expect(value == 2)
        }
    }

    @Test func aFlowThatStaysIsNamed() async throws {
        var kept: AddCoordinator?
        let error = await #expect(throws: LeakError.self) {
            try await expectNoLeaks(within: 0.02) {
                let root = AddCoordinator(container: ServiceContainer())
                kept = root
                root.launch()
                while !root.isRunning { await Task.yield() }
                await root.stop()
            }
        }
        #expect(error?.description == "still alive of scene AddCoordinator: its coordinator (AddCoordinator)")
        withExtendedLifetime(kept) {}
    }
}
