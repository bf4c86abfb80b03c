import ScaenaKit

/// Runs on the main actor until something has come to pass, or for so many turns.
@MainActor
func turn(_ turns: Int = 500, until condition: @MainActor () -> Bool) async {
    for _ in 0..<turns where !condition() { await Task.yield() }
}

/// Gives the main actor's other tasks time to come to rest.
@MainActor
func comeToRest() async {
    for _ in 0..<30 { await Task.yield() }
}

@MainActor
final class FlowLog {
    var entries: [String] = []
}

/// A flow that writes down what happens to it.
@MainActor
final class TestFlow: Coordinator<Int> {
    let label: String
    let log: FlowLog
    var whenStarting: @MainActor (TestFlow) async throws -> Void = { _ in }
    var whenStopping: @MainActor (TestFlow) async -> Void = { _ in }
    var whenActing: @MainActor (TestFlow, any FlowAction) async throws -> ActionStep = { _, _ in .passDown }

    init(_ label: String, _ log: FlowLog) {
        self.label = label
        self.log = log
        super.init(container: ServiceContainer(label))
    }

    override var name: String { label }

    override func start() async throws {
        log.entries.append("\(label) starts")
        try await whenStarting(self)
    }

    override func performStop() async {
        await whenStopping(self)
        log.entries.append("\(label) stops")
    }

    override func process(action: any FlowAction) async throws -> ActionStep {
        try await whenActing(self, action)
    }
}

/// The end of a flow that was awaited.
enum Ending: Equatable {
    case result(Int)
    case end(FlowEnd)
    case cancelled
    case failed(Int)
    case other(String)

    init(_ result: Result<Int, any Error>) {
        switch result {
        case .success(let outcome): self = .result(outcome)
        case .failure(let end as FlowEnd): self = .end(end)
        case .failure(is CancellationError): self = .cancelled
        case .failure(let failure as Failure): self = .failed(failure.number)
        case .failure(let error): self = .other("\(error)")
        }
    }

    @MainActor
    static func of(_ body: @MainActor () async throws -> Int) async -> Ending {
        do {
            return Ending(.success(try await body()))
        } catch {
            return Ending(.failure(error))
        }
    }
}
