import ScaenaKit
import Testing

@Suite("State operations")
@MainActor
struct StateOperationTests {
    private func name<Value>(_ state: StateOperation<Value>.State) -> String {
        switch state {
        case .ready: "ready"
        case .executing: "executing"
        case .finished(let value): "finished \(value)"
        case .failed(let error): "failed \(error)"
        case .cancelled: "cancelled"
        }
    }

    @Test func tellsItsStatesAndGivesItsResultToAllWhoAwaitIt() async throws {
        var runs = 0
        let operation = StateOperation {
            runs += 1
            await Task.yield()
            return 7
        }
        var heard: [String] = []
        let token = operation.state.observe { heard.append(name($0)) }
        let other = Task { try await operation.result() }
        #expect(try await operation.result() == 7)
        #expect(try await other.value == 7)
        operation.start()
        operation.cancel()
        #expect(try await operation.result() == 7)
        #expect(runs == 1)
        #expect(heard == ["ready", "executing", "finished 7"])
        token.end()
    }

    @Test func whatItsWorkThrowsIsItsState() async {
        let operation = StateOperation<Int> { throw Failure(number: 3) }
        await #expect(throws: Failure(number: 3)) { try await operation.result() }
        #expect(name(operation.state.currentValue) == "failed Failure(number: 3)")
        #expect(operation.state.currentValue.isFinished)
    }

    @Test func cancellingEndsItAtOnceThoughTheWorkGoesOn() async {
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let operation = StateOperation {
            for await _ in gate { break }
            return 1
        }
        operation.start()
        #expect(operation.state.currentValue.isExecuting)
        operation.cancel()
        #expect(name(operation.state.currentValue) == "cancelled")
        await #expect(throws: CancellationError.self) { try await operation.result() }
        opener.yield()
        opener.finish()
        for _ in 0..<20 { await Task.yield() }
        #expect(name(operation.state.currentValue) == "cancelled")
    }

    @Test func oneThatWasCancelledBeforeItBeganNeverBegins() async {
        var began = false
        let operation = StateOperation { began = true }
        operation.cancel()
        operation.start()
        await #expect(throws: CancellationError.self) { try await operation.result() }
        #expect(!began)
    }

    @Test func anObserverMayCancelItAsItBegins() async {
        var began = false
        let operation = StateOperation { began = true }
        let token = operation.state.observeChanges { if $0.isExecuting { operation.cancel() } }
        await #expect(throws: CancellationError.self) { try await operation.result() }
        #expect(!began)
        token.end()
    }

    @Test func whoGivesUpAwaitingLeavesItToOthers() async throws {
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let operation = StateOperation {
            for await _ in gate { break }
            return 1
        }
        let impatient = Task { try await operation.result() }
        await Task.yield()
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }
        #expect(operation.state.currentValue.isExecuting)
        opener.yield()
        #expect(try await operation.result() == 1)
    }

    @Test func itEndsWithItsOwner() async {
        let (cancellations, told) = AsyncStream.makeStream(of: Void.self)
        var operation: StateOperation<Void>? = StateOperation {
            while !Task.isCancelled { await Task.yield() }
            told.yield()
        }
        operation?.start()
        await Task.yield()
        operation = nil
        for await _ in cancellations { break }
    }
}
