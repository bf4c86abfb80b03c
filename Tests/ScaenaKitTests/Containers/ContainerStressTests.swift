import ScaenaKit
import ScaenaTesting
import Testing

private final class Settings: Sendable {}

private final class Connection: Sendable {
    let settings: Settings

    init(settings: Settings) {
        self.settings = settings
    }
}

private final class Session: Sendable {
    let connection: Connection

    init(connection: Connection) {
        self.connection = connection
    }
}

private final class Request: Sendable {
    let session: Session
    let number: Int

    init(session: Session, number: Int) {
        self.session = session
        self.number = number
    }
}

@MainActor
private final class Screen {
    let session: Session

    init(session: Session) {
        self.session = session
    }
}

/// Thousands who resolve at once, in all the ways there are, from an app's container and those of its flows.
@Suite("ServiceContainer, under thousands at once")
@MainActor
struct ContainerStressTests {
    private let app = ServiceContainer("app")
    private let made = Tally()

    init() {
        app.registerSendable(Settings.self, scope: .shared) { [made] _ in
            made.increment()
            return Settings()
        }
        app.registerAsync(Connection.self, scope: .shared) { [made] container in
            made.increment()
            await Task.yield()
            return Connection(settings: try container.resolveSendable())
        }
        app.registerAsync(Session.self, scope: .shared) { [made] container in
            made.increment()
            return Session(connection: try await container.resolveAsync())
        }
    }

    @Test func sharedInstancesAreMadeOnceAndOthersEachTime() async throws {
        let flows = (0..<8).map { ServiceContainer("flow \($0)", parent: app) }
        for flow in flows {
            flow.registerAsync(Request.self) { container, number in
                Request(session: try await container.resolveAsync(), number: number)
            }
        }
        let numbers = try await withThrowingTaskGroup(of: (Int, ObjectIdentifier).self) { group in
            for number in 0..<4_000 {
                group.addTask {
                    let request = try await flows[number % flows.count].resolveAsync(Request.self, number)
                    return (request.number, ObjectIdentifier(request.session))
                }
            }
            var numbers: Set<Int> = []
            var sessions: Set<ObjectIdentifier> = []
            for try await (number, session) in group {
                numbers.insert(number)
                sessions.insert(session)
            }
            #expect(sessions.count == 1)
            return numbers
        }
        #expect(numbers.count == 4_000)
        #expect(made.value == 3)
    }

    @Test func someAreCancelledMeanwhileAndTheRestAreServed() async throws {
        let app = app
        let tasks = (0..<2_000).map { _ in Task.detached { try await app.resolveAsync(Session.self) } }
        for (index, task) in tasks.enumerated() where index % 3 == 0 { task.cancel() }
        var sessions: Set<ObjectIdentifier> = []
        for (index, task) in tasks.enumerated() {
            switch await task.result {
            case .success(let session): sessions.insert(ObjectIdentifier(session))
            case .failure: #expect(index % 3 == 0)
            }
        }
        #expect(sessions.count == 1)
        #expect(ObjectIdentifier(try await app.resolveAsync(Session.self)) == sessions.first)
    }

    @Test func weakOnesComeAndGo() async throws {
        let container = ServiceContainer("weak")
        let alive = Tally()
        container.registerSendable(Settings.self, scope: .weak) { _ in
            alive.increment()
            return Settings()
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        let first = try container.resolveSendable(Settings.self)
                        // As long as one of them is held, it is the one.
                        let second = try container.resolveSendable(Settings.self)
                        #expect(first === second)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(alive.value >= 1)
    }

    @Test func overridesComeAndGoMeanwhile() async throws {
        let settings = try app.resolveSendable(Settings.self)
        let others = Task.detached { [app] in
            for _ in 0..<2_000 {
                let found = try app.resolveSendable(Settings.self)
                #expect(found === settings)
            }
        }
        let overriding = (0..<50).map { _ in
            Task {
                let own = Settings()
                try await app.overriding {
                    $0.registerSendable(Settings.self) { _ in own }
                } during: {
                    // Off the main actor, and made anew of what is overridden.
                    let (found, connection) = try await Self.both(in: app)
                    #expect(found === own && connection.settings === own)
                }
            }
        }
        for task in overriding { try await task.value }
        try await others.value
        let connection = try await app.resolveAsync(Connection.self)
        #expect(connection.settings === settings)
    }

    private nonisolated static func both(
        in container: ServiceContainer
    ) async throws -> (Settings, Connection) {
        async let connection = container.resolveAsync(Connection.self)
        return (try container.resolveSendable(), try await connection)
    }

    @Test func theMainActorResolvesMeanwhile() async throws {
        let flow = ServiceContainer("flow", parent: app)
        let session = try await app.resolveAsync(Session.self)
        flow.register(Screen.self) { _ in Screen(session: session) }
        let others = Task.detached { [app] in
            for _ in 0..<2_000 { _ = try await app.resolveAsync(Session.self) }
        }
        for _ in 0..<2_000 {
            #expect(try flow.resolve(Screen.self).session === session)
        }
        try await others.value
    }
}
