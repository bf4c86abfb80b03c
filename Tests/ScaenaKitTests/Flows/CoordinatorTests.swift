import ScaenaKit
import ScaenaUIKit
import Testing

@Suite("Coordinator")
@MainActor
struct CoordinatorTests {
    private let log = FlowLog()

    /// A root that runs, and what it ends with.
    private func runningRoot() async -> (TestFlow, Task<Ending, Never>) {
        let root = TestFlow("root", log)
        let end = Task { await Ending.of { try await root.run() } }
        await turn { root.isRunning }
        await comeToRest()
        return (root, end)
    }

    @Test func aFlowIsAwaitedForItsResult() async {
        let (root, end) = await runningRoot()
        let child = TestFlow("child", log)
        child.whenStarting = { $0.finish(7) }
        #expect(await Ending.of { try await root.coordinate(to: child) } == .result(7))
        #expect(root.children.isEmpty)
        #expect(!child.isRunning)
        root.finish(1)
        #expect(await end.value == .result(1))
        #expect(log.entries == ["root starts", "child starts", "child stops", "root stops"])
    }

    @Test(arguments: [FlowEnd.cancelled, .leftByHand, .stopped])
    func aFlowMayEndWithoutResult(end: FlowEnd) async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        let awaited = Task { await Ending.of { try await root.coordinate(to: child) } }
        await turn { child.isRunning }
        switch end {
        case .cancelled: child.cancel()
        case .leftByHand: child.leaveByHand()
        case .stopped: await child.stop()
        }
        #expect(await awaited.value == .end(end))
        await root.stop()
    }

    @Test func theFirstEndOfATurnCounts() async {
        let (root, _) = await runningRoot()
        let first = TestFlow("first", log)
        first.whenStarting = {
            $0.finish(1)
            $0.leaveByHand()
            $0.finish(2)
        }
        #expect(await Ending.of { try await root.coordinate(to: first) } == .result(1))
        let second = TestFlow("second", log)
        second.whenStarting = {
            $0.leaveByHand()
            $0.finish(1)
        }
        #expect(await Ending.of { try await root.coordinate(to: second) } == .end(.leftByHand))
        await root.stop()
    }

    @Test func aFlowThatFailsToStartEndsWithItsError() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        child.whenStarting = { _ in throw Failure(number: 3) }
        #expect(await Ending.of { try await root.coordinate(to: child) } == .failed(3))
        #expect(log.entries.suffix(2) == ["child starts", "child stops"])
        #expect(root.isRunning)
        await root.stop()
    }

    @Test func cancellingTheAwaitingTaskAwaitsTheEndOfTheFlow() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        child.whenStopping = { _ in for _ in 0..<10 { await Task.yield() } }
        let awaited = Task { [log] in
            let ending = await Ending.of { try await root.coordinate(to: child) }
            log.entries.append("returned")
            return ending
        }
        await turn { child.isRunning }
        await comeToRest()
        awaited.cancel()
        #expect(await awaited.value == .cancelled)
        #expect(log.entries.suffix(2) == ["child stops", "returned"])
        await root.stop()
    }

    @Test func aTaskThatIsCancelledAlreadyBeginsNothing() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        let awaited = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await Ending.of { try await root.coordinate(to: child) }
        }
        #expect(await awaited.value == .cancelled)
        #expect(log.entries == ["root starts"])
        #expect(!(await child.send(OpenURLAction.example)).hasArrived)
        await root.stop()
    }

    @Test func stoppingWhileStartingEndsTheFlow() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        child.whenStarting = { _ in
            while true {
                try Task.checkCancellation()
                await Task.yield()
            }
        }
        let awaited = Task { await Ending.of { try await root.coordinate(to: child) } }
        await turn { child.isRunning }
        await child.stop()
        #expect(await awaited.value == .end(.stopped))
        await root.stop()
    }

    @Test func aStartThatNeverNoticesDoesNotHoldUpTheEnd() async {
        let (root, _) = await runningRoot()
        let held = OneShot<Bool>()
        let child = TestFlow("child", log)
        child.whenStarting = { flow in
            _ = await held.wait()
            // Too late: nothing can begin in a flow that has ended.
            let late = TestFlow("late", flow.log)
            let ending = await Ending.of { try await flow.coordinate(to: late) }
            #expect(ending == .end(.stopped))
        }
        let awaited = Task { await Ending.of { try await root.coordinate(to: child) } }
        await turn { child.isRunning }
        await child.stop()
        #expect(await awaited.value == .end(.stopped))
        held.set(true)
        await comeToRest()
        #expect(!log.entries.contains("late starts"))
        await root.stop()
    }

    @Test func stoppingTwiceOrAtOnceIsStoppingOnce() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        let awaited = Task { await Ending.of { try await root.coordinate(to: child) } }
        await turn { child.isRunning }
        async let first: Void = child.stop()
        async let second: Void = child.stop()
        _ = await (first, second)
        await child.stop()
        #expect(await awaited.value == .end(.stopped))
        #expect(log.entries.filter { $0 == "child stops" }.count == 1)
        await root.stop()
    }

    @Test func stoppingFromWithinDoesNotWaitForItself() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        child.whenStarting = { await $0.stop() }
        child.whenStopping = { await $0.stop() }
        #expect(await Ending.of { try await root.coordinate(to: child) } == .end(.stopped))
        await root.stop()
    }

    @Test func aChildMayStopItsParent() async {
        let (root, end) = await runningRoot()
        let child = TestFlow("child", log)
        child.whenStarting = { _ in await root.stop() }
        let awaited = Task { await Ending.of { try await root.coordinate(to: child) } }
        #expect(await awaited.value == .end(.stopped))
        #expect(await end.value == .end(.stopped))
    }

    @Test func theFlowsWithinEndBeforeTheirParentTheLastFirst() async {
        let (root, end) = await runningRoot()
        let flows = ["a", "b"].map { TestFlow($0, log) }
        var endings: [Task<Ending, Never>] = []
        for flow in flows {
            endings.append(Task { await Ending.of { try await root.coordinate(to: flow) } })
            await turn { flow.isRunning }
        }
        let inner = TestFlow("inner", log)
        endings.append(Task { await Ending.of { try await flows[1].coordinate(to: inner) } })
        await turn { inner.isRunning }
        await comeToRest()
        #expect(root.children.map(\.name) == ["a", "b"])
        #expect(inner.parent === flows[1])
        await root.stop()
        #expect(log.entries.suffix(4) == ["inner stops", "b stops", "a stops", "root stops"])
        for ending in endings { #expect(await ending.value == .end(.stopped)) }
        #expect(await end.value == .end(.stopped))
    }

    @Test func aFlowIsReleasedHoweverItEnds() async {
        let (root, _) = await runningRoot()
        let ends: [@MainActor (TestFlow) async -> Void] = [
            { $0.finish(1) }, { $0.cancel() }, { $0.fail(Failure(number: 1)) }, { $0.leaveByHand() },
            { await $0.stop() },
        ]
        for end in ends {
            weak var seen: TestFlow?
            do {
                let child = TestFlow("child", log)
                seen = child
                let awaited = Task { [weak child] in
                    await Ending.of {
                        guard let child else { return 0 }
                        return try await root.coordinate(to: child)
                    }
                }
                await turn { child.isRunning }
                await comeToRest()
                await end(child)
                _ = await awaited.value
            }
            await turn { seen == nil }
            #expect(seen == nil)
        }
        await root.stop()
    }

    @Test func aFlowRunsOnce() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        let awaited = Task { await Ending.of { try await root.coordinate(to: child) } }
        await turn { child.isRunning }
        await #expect(throws: FlowError.alreadyStarted(flow: "child")) { try await root.coordinate(to: child) }
        child.finish(1)
        #expect(await awaited.value == .result(1))
        await #expect(throws: FlowEnd.stopped) { try await child.run() }
        await root.stop()
    }

    @Test func aFlowThatWasStoppedBeforeItBeganNeverBegins() async {
        let child = TestFlow("child", log)
        await child.stop()
        #expect(await Ending.of { try await child.run() } == .end(.stopped))
        #expect(log.entries.isEmpty)
    }

    @Test func theSeedsStyleWithoutAwaitWorksToo() async {
        let (root, _) = await runningRoot()
        let child = TestFlow("child", log)
        var endings: [Ending] = []
        root.coordinate(to: child) { endings.append(Ending($0)) }
        #expect(root.children.first === child)
        root.coordinate(to: child) { endings.append(Ending($0)) }
        await comeToRest()
        #expect(endings.count == 1)
        #expect(root.children.first === child)
        child.finish(4)
        await turn { endings.count == 2 }
        #expect(endings.last == .result(4))
        #expect(root.children.isEmpty)
        await root.stop()
        root.coordinate(to: TestFlow("late", log)) { endings.append(Ending($0)) }
        await turn { endings.count == 3 }
        #expect(endings.last == .end(.stopped))
    }

    @Test func aLaunchedFlowKeepsItselfUntilItEnds() async {
        weak var seen: TestFlow?
        var endings: [Ending] = []
        do {
            let root = TestFlow("root", log)
            seen = root
            root.launch { endings.append(Ending($0)) }
        }
        await turn { seen?.isRunning == true }
        #expect(seen?.isRunning == true)
        seen?.finish(2)
        await turn { seen == nil }
        #expect(seen == nil)
        #expect(endings == [.result(2)])
    }

    @Test func manyFlowsComeAndGo() async {
        let (root, _) = await runningRoot()
        let flows = (0..<2_000).map { TestFlow("\($0)", log) }
        var ended = 0
        for flow in flows { root.coordinate(to: flow) { _ in ended += 1 } }
        #expect(root.children.count == flows.count)
        for flow in flows.reversed() { flow.finish(0) }
        await turn(20_000) { ended == flows.count }
        #expect(ended == flows.count)
        #expect(root.children.isEmpty)
        await root.stop()
    }
}
