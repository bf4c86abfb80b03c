import ScaenaKit
import Testing

@Suite("RuntimeLog")
@MainActor
struct RuntimeLogTests {
    private final class LoggedCoordinator: Coordinator<Void> {
        override func start() async throws { finish(()) }
    }

    // A name of its own: the other test's flow is logged here, too.
    private final class UnheardCoordinator: Coordinator<Void> {
        override func start() async throws { finish(()) }
    }

    @MainActor
    private final class Lines {
        var all: [String] = []
    }

    @Test func writesALineForEachEvent() async throws {
        let lines = Lines()
        let log = RuntimeLog { lines.all.append($0) }
        try await LoggedCoordinator(container: ServiceContainer()).run()
        #expect(
            lines.all.filter { $0.hasPrefix("LoggedCoordinator") } == [
                "LoggedCoordinator begins", "LoggedCoordinator ends",
            ])
        withExtendedLifetime(log) {}
    }

    @Test func listensForAsLongAsSomebodyHoldsIt() async throws {
        let lines = Lines()
        do { _ = RuntimeLog { lines.all.append($0) } }
        let count = lines.all.count
        try await UnheardCoordinator(container: ServiceContainer()).run()
        #expect(lines.all.count == count)
    }
}
