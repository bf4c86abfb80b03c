import ScaenaKit
import ScaenaTesting
import Testing

@testable import ScaenaData

/// One sleep for the deadlines of all requests.
@Suite("Deadlines")
struct DeadlineTests {
    private struct Late: Error {}

    private let time = ManualTime()

    /// Work that ends when it is cancelled, and not before.
    @Sendable private func waits() async throws {
        try await Waiter<Void>.wait { _ in
        } whenCancelled: { _ in
        }
    }

    @Test func oneSleepServesAllAndEachEndsAtItsTime() async throws {
        let deadlines = Deadlines.by(time)
        let long = Task { try await deadlines.run(within: 9, orThrow: Late(), waits) }
        await time.sleepers()
        let middle = Task { try await deadlines.run(within: 3, orThrow: Late(), waits) }
        while !time.naps.contains(3) { await Task.yield() }
        let short = Task { try await deadlines.run(within: 1, orThrow: Late(), waits) }
        while !time.naps.contains(1) { await Task.yield() }
        // A nap is noted before whoever takes it sleeps.
        await time.sleepers()
        #expect(time.sleeperCount == 1)
        await time.advance(by: 1)
        await #expect(throws: Late.self) { try await short.value }
        await time.sleepers()
        await time.advance(by: 2)
        await #expect(throws: Late.self) { try await middle.value }
        await time.sleepers()
        #expect(time.naps == [9, 3, 1, 2, 6])
        await time.advance(by: 6)
        await #expect(throws: Late.self) { try await long.value }
        #expect(time.sleeperCount == 0)
    }

    @Test func whoIsInTimeIsNotCancelledAndLeavesNoSleeper() async throws {
        let deadlines = Deadlines.by(time)
        let value = try await deadlines.run(within: 5, orThrow: Late()) { [time] in
            await time.sleepers()
            return 7
        }
        #expect(value == 7)
        await #expect(throws: CancellationError.self) {
            try await deadlines.run(within: 5, orThrow: Late()) { throw CancellationError() }
        }
        while time.sleeperCount > 0 { await Task.yield() }
    }

    @Test func workIsCancelledWithWhoeverAwaitsIt() async throws {
        let deadlines = Deadlines.by(time)
        let task = Task { try await deadlines.run(within: 5, orThrow: Late(), waits) }
        await time.sleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func workThatSucceedsAllTheSameIsLate() async throws {
        let deadlines = Deadlines.by(time)
        let task = Task {
            try await deadlines.run(within: 5, orThrow: Late()) {
                _ = try? await waits()
                return 7
            }
        }
        await time.sleepers()
        await time.advance(by: 5)
        await #expect(throws: Late.self) { try await task.value }
    }

    @Test(arguments: [0, -1, Double.nan])
    func noTimeIsOverAtOnce(seconds: Double) async throws {
        await #expect(throws: Late.self) {
            try await Deadlines.by(SystemTime()).run(within: seconds, orThrow: Late(), waits)
        }
    }

    @Test func theDevicesSleeperOutlivesNobodysDeadline() async throws {
        // Ones that end in time, and a later one that does not.
        for _ in 0..<100 { try await Deadlines.device.run(within: 300, orThrow: Late()) {} }
        await #expect(throws: Late.self) {
            try await Deadlines.device.run(within: 0.01, orThrow: Late(), waits)
        }
    }
}
