import Foundation
import ScaenaTesting
import Testing

@Suite("ManualTime")
@MainActor
struct ManualTimeTests {
    private let time = ManualTime()

    @Test func sleepersWakeInTheOrderOfTheirTime() async {
        var woken: [String] = []
        let tasks = [("late", 30.0), ("early", 10.0), ("later", 60.0)].map { name, seconds in
            Task {
                try await time.sleep(seconds)
                woken.append(name)
            }
        }
        await time.sleepers(3)
        await time.advance(by: 9)
        #expect(time.sleeperCount == 3)
        await time.advance(by: 21)
        for task in tasks.prefix(2) { _ = await task.result }
        #expect(woken == ["early", "late"])
        #expect(time.now == Date(timeIntervalSince1970: 30))
        tasks[2].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[2].value }
        #expect(time.sleeperCount == 0)
    }

    @Test func whoIsCancelledBeforeItSleepsDoesNotSleep() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await time.sleep(10)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(time.sleeperCount == 0)
    }

    @Test func noTimeIsNoSleep() async throws {
        try await time.sleep(0)
        #expect(time.now == Date(timeIntervalSince1970: 0))
    }
}
