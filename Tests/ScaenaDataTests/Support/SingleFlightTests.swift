import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@Suite("SingleFlight")
struct SingleFlightTests {
    private struct Failure: Error {}

    /// Work that goes on when the test says so.
    private final class Work: Sendable {
        let begun = Tally()
        private let gate = AsyncStream.makeStream(of: Void.self)
        private let begin = AsyncStream.makeStream(of: Void.self)

        func run(_ value: Int) async throws -> Int {
            begun.increment()
            begin.continuation.yield()
            for await _ in gate.stream { break }
            try Task.checkCancellation()
            return value
        }

        func hasBegun() async {
            for await _ in begin.stream { break }
        }

        func goOn() { gate.continuation.yield() }
    }

    @Test func aThousandCallersShareOne() async throws {
        let flights = SingleFlight<String, Int>()
        let work = Work()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<1000 {
                group.addTask { try await flights.value(for: "a") { try await work.run(7) } }
            }
            while flights.callerCount("a") < 1000 { await Task.yield() }
            work.goOn()
            for try await value in group { #expect(value == 7) }
        }
        #expect(work.begun.value == 1)
        #expect(!flights.isFlying("a"))
        #expect(flights.rememberedCallers == 0)
    }

    @Test func whoIsCancelledLeavesAloneAndTheLastEndsTheWork() async throws {
        let flights = SingleFlight<String, Int>()
        let work = Work()
        let one = Task { try await flights.value(for: "a") { try await work.run(1) } }
        await work.hasBegun()
        let other = Task { try await flights.value(for: "a") { try await work.run(2) } }
        while flights.callerCount("a") < 2 { await Task.yield() }
        one.cancel()
        await #expect(throws: CancellationError.self) { try await one.value }
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        #expect(!flights.isFlying("a"))
    }

    @Test func whoComesAfterASupersessionBeginsAnew() async throws {
        let flights = SingleFlight<String, Int>()
        let (old, new) = (Work(), Work())
        let early = Task { try await flights.value(for: "a") { try await old.run(1) } }
        await old.hasBegun()
        flights.supersede("a")
        let late = Task { try await flights.value(for: "a") { try await new.run(2) } }
        await new.hasBegun()
        old.goOn()
        #expect(try await early.value == 1)
        #expect(flights.isFlying("a"))
        new.goOn()
        #expect(try await late.value == 2)
    }

    /// Runs what it is given when the test says so.
    private final class StepExecutor: TaskExecutor {
        private let jobs = Locked<[UnownedJob]>([])

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.withLock { $0.append(job) }
        }

        /// Runs what waits now.
        func run() {
            let due = jobs.withLock { jobs in
                defer { jobs = [] }
                return jobs
            }
            for job in due { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }

        var isIdle: Bool { jobs.withLock { $0.isEmpty } }
    }

    @Test func nothingIsRememberedOfACallerWhoIsCancelledAfterTheEnd() async throws {
        let flights = SingleFlight<String, Int>()
        let executor = StepExecutor()
        let work = Work()
        let caller = Task(executorPreference: executor) { try await flights.value(for: "a") { try await work.run(1) } }
        // The caller, then the work, which inherits nothing of the executor.
        while flights.callerCount("a") == 0 {
            executor.run()
            await Task.yield()
        }
        work.goOn()
        // The work has ended, and the caller, who is to run on, has not heard of it.
        while flights.isFlying("a") {
            executor.run()
            await Task.yield()
        }
        caller.cancel()
        while executor.isIdle { await Task.yield() }
        executor.run()
        #expect(try await caller.value == 1)
        #expect(flights.rememberedCallers == 0)
    }

    @Test func anErrorIsEveryonesAndNotKept() async throws {
        let flights = SingleFlight<String, Int>()
        await #expect(throws: Failure.self) { try await flights.value(for: "a") { throw Failure() } }
        #expect(try await flights.value(for: "a") { 3 } == 3)
        #expect(flights.rememberedCallers == 0)
    }
}
