import ScaenaKit
import Testing

/// Whatever happens to a tree of flows, in whatever order: each is told its end exactly once, stops exactly once, after
/// the flows in it, and nobody stays.
@Suite("Coordinators, whatever happens")
@MainActor
struct CoordinatorPropertyTests {
    @Test(arguments: 0..<150)
    func everyFlowEndsOnceAndGoes(seed: Int) async {
        var random = SplitMix(seed: UInt64(seed))
        let log = FlowLog()
        var told: [String: Int] = [:]
        var alive: [WeakReference<TestFlow>] = []
        do {
            let root = TestFlow("0", log)
            alive.append(WeakReference(root))
            root.launch { _ in told["0", default: 0] += 1 }
            await turn { root.isRunning }
            var flows = [root]
            for number in 1...40 {
                let flow = flows[Int(random.next() % UInt64(flows.count))]
                switch random.next() % 10 {
                case 0...4:
                    let child = TestFlow("\(number)", log)
                    let turnsToStart = Int(random.next() % 4)
                    let turnsToStop = Int(random.next() % 4)
                    child.whenStarting = { _ in for _ in 0..<turnsToStart { await Task.yield() } }
                    child.whenStopping = { _ in for _ in 0..<turnsToStop { await Task.yield() } }
                    alive.append(WeakReference(child))
                    flow.coordinate(to: child) { _ in told["\(number)", default: 0] += 1 }
                    flows.append(child)
                case 5 where flow !== root: flow.finish(1)
                case 6 where flow !== root: flow.leaveByHand()
                case 7 where flow !== root: Task { await flow.stop() }
                case 8 where flow !== root: flow.fail(Failure(number: number))
                default: for _ in 0..<Int(random.next() % 5) { await Task.yield() }
                }
            }
            await root.stop()
        }
        await turn(5_000) { alive.allSatisfy { $0.object == nil } && told.count == alive.count }

        #expect(told.count == alive.count)
        #expect(told.values.allSatisfy { $0 == 1 })
        #expect(alive.filter { $0.object != nil }.isEmpty)
        let stops = log.entries.filter { $0.hasSuffix("stops") }
        #expect(Set(stops).count == stops.count)
        #expect(stops.last == "0 stops")
    }
}
