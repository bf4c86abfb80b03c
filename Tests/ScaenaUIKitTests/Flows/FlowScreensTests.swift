import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@MainActor
private final class ScreensFlow: FlowCoordinator<Void> {
    let titles: [String]

    init(_ titles: [String], in placement: FlowPlacement) {
        self.titles = titles
        super.init(container: ServiceContainer("screens"), placement: placement, animated: false)
    }

    override func start() async throws {
        for title in titles { pushScreen(TitledScreen(title)) }
        try await showScreens()
    }
}

@Suite("Flow coordinator: screens of a stack")
@MainActor
struct FlowScreensTests {
    private let root = UINavigationController(rootViewController: TitledScreen("Root"))
    private let window: SceneWindow

    init() { window = SceneWindow(root) }

    private func begin(_ titles: [String], in placement: FlowPlacement) async -> (ScreensFlow, Task<Void, any Error>) {
        let flow = ScreensFlow(titles, in: placement)
        let run = Task { try await flow.run() }
        while flow.host == nil { await Task.yield() }
        await window.settle()
        return (flow, run)
    }

    @Test func aPresentedFlowHasAStackOfItsOwn() async throws {
        let (flow, run) = await begin(["One", "Two"], in: .presented(over: root))
        #expect(flow.screenStack !== root)
        #expect(flow.host?.content === flow.screenStack)
        #expect(flow.screenStack.viewControllers.count == 2)
        flow.pushScreen(TitledScreen("Three"))
        #expect(flow.screenStack.viewControllers.count == 3)
        #expect(flow.popScreen())
        #expect(flow.popScreen())
        #expect(!flow.popScreen())
        #expect(flow.screenStack.viewControllers.count == 1)
        flow.finish(())
        try await run.value
    }

    @Test func aPushedFlowUsesTheStackThatIsThere() async throws {
        let (flow, run) = await begin(["One", "Two"], in: .pushed(onto: root))
        #expect(flow.screenStack === root)
        #expect(root.viewControllers.count == 3)
        #expect(!root.viewControllers.contains { $0 is UINavigationController })
        #expect(window.shows("Two"))
        #expect(flow.popScreen())
        await window.settle()
        #expect(window.shows("One"))
        #expect(!flow.popScreen())
        #expect(root.viewControllers.count == 2)
        flow.finish(())
        try await run.value
        await window.settle()
        #expect(window.shows("Root"))
    }

    @Test func aPushedFlowEndsWithItsFirstScreen() async {
        let (flow, run) = await begin(["One"], in: .pushed(onto: root))
        flow.pushScreen(TitledScreen("Two"))
        root.popToRootViewController(animated: false)
        await #expect(throws: FlowEnd.leftByHand) { try await run.value }
    }

    @Test func aFlowInAColumnUsesTheStackOfTheColumn() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        let wide = SceneWindow(split, size: CGSize(width: 1024, height: 768))
        let flow = ScreensFlow(["One", "Two"], in: .column(.primary, of: split))
        let run = Task { try await flow.run() }
        while flow.host == nil { await Task.yield() }
        await wide.settle()
        #expect(flow.screenStack === flow.host?.navigationController)
        #expect(wide.shows("Two"))
        #expect(flow.popScreen())
        await wide.settle()
        #expect(wide.shows("One"))
        flow.finish(())
        try await run.value
    }

    @Test func aPushedFlowWithoutScreensSaysSo() async {
        let flow = ScreensFlow([], in: .pushed(onto: root))
        await #expect(throws: FlowError.self) { try await flow.run() }
    }
}
