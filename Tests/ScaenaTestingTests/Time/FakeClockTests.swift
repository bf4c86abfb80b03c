import ScaenaKit
import ScaenaTesting
import Testing

@Suite("FakeClock")
@MainActor
struct FakeClockTests {
    private let clock = FakeClock()

    @Test func sleepersWakeInTheOrderOfTheirTime() async {
        var woken: [String] = []
        let tasks = [("late", 30.0), ("early", 10.0), ("later", 60.0)].map { name, seconds in
            Task {
                try await clock.sleep(seconds: seconds)
                woken.append(name)
            }
        }
        await clock.sleepers(3)
        await clock.advance(by: 9)
        #expect(clock.sleeperCount == 3)
        await clock.advance(by: 21)
        for task in tasks.prefix(2) { _ = await task.result }
        #expect(woken == ["early", "late"])
        #expect(clock.now == 30)
        tasks[2].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[2].value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func whoIsCancelledBeforeItSleepsDoesNotSleep() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(seconds: 10)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func noTimeIsNoSleep() async throws {
        try await clock.sleep(seconds: 0)
        #expect(clock.now == 0)
    }
}
