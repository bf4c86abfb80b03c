import Dispatch
import ScaenaKit

/// The growth of the time in which flows that are parts of one flow come and go, as their number grows: it is linear,
/// if ten times as many take ten times as long.
@MainActor
enum FlowGrowth {
    private final class Flow: Coordinator<Int> {}

    /// Begins so many flows at once in one flow, and ends them all.
    ///
    /// - Returns: Nanoseconds for each flow.
    static func nanosecondsPerFlow(_ count: Int) async -> Double {
        let root = Flow(container: ServiceContainer())
        root.launch()
        while !root.isRunning { await Task.yield() }
        let flows = (0..<count).map { _ in Flow(container: root.container) }
        let allEnded = AsyncStream.makeStream(of: Void.self)
        var ended = 0
        let start = DispatchTime.now().uptimeNanoseconds
        for flow in flows {
            root.coordinate(to: flow) { _ in
                ended += 1
                if ended == count { allEnded.continuation.finish() }
            }
        }
        for flow in flows { flow.finish(0) }
        for await _ in allEnded.stream {}
        let time = Double(DispatchTime.now().uptimeNanoseconds - start)
        await root.stop()
        return time / Double(count)
    }
}
