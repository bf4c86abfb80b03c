import Foundation
import ScaenaKit
import ScaenaUIKit
import Testing

extension OpenURLAction {
    static var example: OpenURLAction { OpenURLAction(url: URL(fileURLWithPath: "/items/7")) }
}

@Suite("Actions")
@MainActor
struct ActionTests {
    private let log = FlowLog()

    private func runningRoot() async -> TestFlow {
        let root = TestFlow("root", log)
        root.launch()
        await turn { root.isRunning }
        await comeToRest()
        return root
    }

    private func begin(_ label: String, in parent: TestFlow) async -> TestFlow {
        let flow = TestFlow(label, log)
        parent.coordinate(to: flow) { _ in }
        await comeToRest()
        return flow
    }

    @Test func anActionArrivesAtTheFlowThatKnowsIt() async {
        let root = await runningRoot()
        _ = await begin("a", in: root)
        let flow = await begin("b", in: root)
        let inner = await begin("inner", in: flow)
        inner.whenActing = { _, action in action is OpenURLAction ? .arrived : .passDown }
        #expect("\(await root.send(OpenURLAction.example))" == "Arrived: root → b → inner.")
        #expect("\(await root.send(LaunchAction()))" == "Stopped at root: no flow knows it.")
        await root.stop()
    }

    @Test func aRefusalAndAnErrorAreToldWithTheirStep() async {
        let root = await runningRoot()
        let flow = await begin("flow", in: root)
        flow.whenActing = { _, action in
            guard action is OpenURLAction else { throw Failure(number: 2) }
            return .refused("item 7 is gone")
        }
        #expect("\(await root.send(OpenURLAction.example))" == "Stopped at root → flow: item 7 is gone.")
        #expect("\(await root.send(LaunchAction()))" == "Stopped at root → flow: Failure(number: 2).")
        await root.stop()
    }

    @Test func anActionGoesOnInAFlowThatItBegan() async {
        let root = await runningRoot()
        let log = log
        root.whenActing = { root, _ in
            let detail = TestFlow("detail", log)
            // It is not ready at once: the action waits for it.
            detail.whenStarting = { _ in for _ in 0..<5 { await Task.yield() } }
            detail.whenActing = { _, _ in .arrived }
            root.coordinate(to: detail) { _ in }
            return .continueIn(detail)
        }
        #expect("\(await root.send(OpenURLAction.example))" == "Arrived: root → detail.")
        await root.stop()
    }

    @Test func anActionThatComesBeforeTheAppIsReadyWaits() async {
        let root = TestFlow("root", log)
        let login = OneShot<Bool>()
        root.whenStarting = { _ in _ = await login.wait() }
        root.whenActing = { _, _ in .arrived }
        let outcome = Task { await root.send(OpenURLAction.example) }
        await comeToRest()
        root.launch()
        await comeToRest()
        log.entries.append("logged in")
        login.set(true)
        #expect(await outcome.value.hasArrived)
        await root.stop()
    }

    @Test func aFlowThatTellsAStoryMaySayWhenItIsReady() async {
        let root = TestFlow("root", log)
        root.whenStarting = { root in
            root.becomeReady()
            _ = try await root.coordinate(to: TestFlow("step", root.log))
        }
        root.whenActing = { _, _ in .arrived }
        root.launch()
        #expect(await root.send(OpenURLAction.example).hasArrived)
        await root.stop()
    }

    @Test func aFlowThatEndsMeanwhileStopsTheAction() async {
        let root = await runningRoot()
        let flow = await begin("flow", in: root)
        flow.whenActing = { _, _ in
            while !Task.isCancelled { await Task.yield() }
            return .arrived
        }
        let outcome = Task { await flow.send(OpenURLAction.example) }
        await comeToRest()
        flow.leaveByHand()
        #expect("\(await outcome.value)" == "Stopped at flow: the flow has ended.")
        #expect("\(await flow.send(LaunchAction()))" == "Stopped at flow: the flow has ended.")
        await root.stop()
    }

    @Test func aFlowThatHasEndedIsAskedNothing() async {
        let root = await runningRoot()
        var isAsked = false
        root.whenActing = { _, _ in
            isAsked = true
            return .arrived
        }
        await root.stop()
        #expect("\(await root.send(OpenURLAction.example))" == "Stopped at root: the flow has ended.")
        #expect(!isAsked)
    }

    @Test func aSenderWhoIsCancelledWaitsNoLonger() async {
        let root = TestFlow("root", log)
        let outcome = Task { await root.send(OpenURLAction.example) }
        await comeToRest()
        outcome.cancel()
        #expect("\(await outcome.value)" == "Stopped at root: the sender was cancelled.")
        await root.stop()
    }

    @Test func aFlowMayEndItselfForAnAction() async {
        let root = await runningRoot()
        let flow = await begin("flow", in: root)
        flow.whenActing = { flow, _ in
            flow.finish(1)
            return .arrived
        }
        #expect(await root.send(OpenURLAction.example).hasArrived)
        await turn { root.children.isEmpty }
        #expect(root.children.isEmpty)
        await root.stop()
    }
}
