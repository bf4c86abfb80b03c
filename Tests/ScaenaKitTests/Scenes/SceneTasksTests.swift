import ScaenaKit
import ScaenaTesting
import Testing

@Suite("SceneTasks")
@MainActor
struct SceneTasksTests {
    /// Runs until it is cancelled.
    private static func untilCancelled() async {
        let (stream, _) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
    }

    @Test func runsOnTheMainActor() async {
        let tasks = SceneTasks()
        var hasRun = false
        await tasks.run { hasRun = true }.value
        #expect(hasRun)
        #expect(tasks.isIdle)
    }

    @Test func aNamedTaskTakesThePlaceOfTheOneBefore() async {
        let tasks = SceneTasks()
        var log: [String] = []
        let first = tasks.run("load") {
            await Self.untilCancelled()
            log.append("first cancelled: \(Task.isCancelled)")
        }
        let second = tasks.run("load") { log.append("second cancelled: \(Task.isCancelled)") }
        await first.value
        await second.value
        #expect(log.sorted() == ["first cancelled: true", "second cancelled: false"])
    }

    @Test func unnamedTasksAndOtherNamesRunOn() async {
        let tasks = SceneTasks()
        let unnamed = tasks.run { await Self.untilCancelled() }
        let other = tasks.run("other") { await Self.untilCancelled() }
        await tasks.run("load") {}.value
        #expect(!unnamed.isCancelled)
        #expect(!other.isCancelled)
        tasks.cancel("other")
        await other.value
        #expect(!unnamed.isCancelled)
        tasks.cancelAll()
        await unnamed.value
        #expect(tasks.isIdle)
    }

    @Test func theBagsEndCancelsWhatRuns() async {
        var tasks: SceneTasks? = SceneTasks()
        let weakTasks = Weak(tasks)
        let task = tasks?.run { await Self.untilCancelled() }
        await Task.yield()
        tasks = nil
        #expect(weakTasks.object == nil)
        await task?.value
        #expect(task?.isCancelled == true)
    }

    @Test func whatIsStartedAfterACancellationRuns() async {
        let tasks = SceneTasks()
        tasks.cancelAll()
        var wasCancelled = true
        await tasks.run("load") { wasCancelled = Task.isCancelled }.value
        #expect(!wasCancelled)
    }

    @Test func anEndedTaskLetsGoOfItsWork() async {
        final class Held {}
        let tasks = SceneTasks()
        var held: Held? = Held()
        let weakHeld = Weak(held)
        let task = tasks.run { [held] in withExtendedLifetime(held) {} }
        held = nil
        await task.value
        #expect(weakHeld.object == nil)
    }

    @Test func runsFromManyThreads() async {
        let tasks = SceneTasks()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask { await tasks.run(index.isMultiple(of: 2) ? "even" : nil) {}.value }
            }
        }
        #expect(tasks.isIdle)
    }
}
