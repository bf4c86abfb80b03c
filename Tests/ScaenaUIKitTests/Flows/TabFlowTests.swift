import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// An app of two tabs, each a flow; a link opens an item in the second.
private struct OpenItem: FlowAction {
    let name: String
}

@MainActor
private final class TabFlow: FlowCoordinator<Void> {
    let title: String
    lazy var stack = UINavigationController(rootViewController: TitledScreen(title))

    init(_ title: String, of tabs: UITabBarController) {
        self.title = title
        super.init(container: ServiceContainer(title), placement: .tab(of: tabs))
    }

    override var name: String { title }

    override func start() async throws {
        stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        try await show(stack)
    }

    override func process(action: any FlowAction) async throws -> ActionStep {
        guard title == "Items", let item = action as? OpenItem else { return .passDown }
        await Navigation(from: stack.topViewController).push(TitledScreen(item.name)).ended()
        return .arrived
    }
}

@MainActor
private final class AppFlow: FlowCoordinator<Void> {
    let tabs = UITabBarController()
    let flows: [TabFlow]
    private(set) var ended: [String] = []

    init(in window: UIWindow) {
        flows = [TabFlow("Home", of: tabs), TabFlow("Items", of: tabs)]
        super.init(container: ServiceContainer("app"), placement: .root(of: window))
    }

    override func start() async throws {
        try await show(tabs)
        for flow in flows {
            coordinate(to: flow) { [weak self] _ in self?.ended.append(flow.title) }
            while flow.host == nil { await Task.yield() }
        }
    }
}

@Suite("Flow coordinator: tabs")
@MainActor
struct TabFlowTests {
    private let window = SceneWindow(UIViewController())
    private let app: AppFlow
    private let end: Task<Void, any Error>

    init() async {
        let app = AppFlow(in: window.window)
        self.app = app
        end = Task { try await app.run() }
        while app.flows.last?.host == nil { await Task.yield() }
        await window.settle()
    }

    @Test func eachFlowIsATabWithItsItem() async {
        let titles = app.tabs.viewControllers?.map { $0.tabBarItem.title }
        #expect(titles == ["Home", "Items"])
        #expect(window.shows("Home"))
        app.tabs.selectedIndex = 1
        await window.settle()
        // Another tab is no leaving.
        #expect(app.flows[0].isRunning && app.flows[1].isRunning)
        await app.stop()
    }

    @Test func anActionArrivesInATabThatWasNotSelected() async {
        let outcome = await app.send(OpenItem(name: "Tea"))
        #expect(outcome.description == "Arrived: AppFlow → Items.")
        #expect(app.tabs.selectedIndex == 1)
        #expect(window.shows("Tea"))
        await app.stop()
    }

    @Test func aFlowThatEndsTakesItsTabAway() async {
        app.tabs.selectedIndex = 1
        await window.settle()
        app.flows[1].stack.present(UIViewController(), animated: true)
        await window.settle()
        app.flows[1].finish(())
        while app.ended.isEmpty { await Task.yield() }
        #expect(app.ended == ["Items"])
        #expect(app.tabs.viewControllers?.count == 1)
        #expect(app.tabs.presentedViewController == nil)
        await window.settle()
        #expect(window.shows("Home"))
        await app.stop()
    }

    @Test func aFlowWhoseTabIsTakenAwayEnds() async {
        app.tabs.viewControllers?.removeFirst()
        while app.ended.isEmpty { await Task.yield() }
        #expect(app.ended == ["Home"])
        #expect(app.flows[1].isRunning)
        await app.stop()
    }

    @Test func withTheAppAllTabsEnd() async {
        await app.stop()
        _ = await end.result
        while app.ended.count < 2 { await Task.yield() }
        #expect(Set(app.ended) == ["Home", "Items"])
        #expect(window.window.rootViewController == nil)
    }
}

/// A flow in a tab of a parent, which begins once it is let.
@MainActor
private final class SlowFlow: FlowCoordinator<Void> {
    private let title: String
    private let gate: Task<Void, Never>?

    init(_ title: String, after gate: Task<Void, Never>? = nil, of tabs: UITabBarController) {
        self.title = title
        self.gate = gate
        super.init(
            container: ServiceContainer(title),
            placement: .tab(of: tabs, item: UITabBarItem(title: title, image: nil, tag: 0)))
    }

    override func start() async throws {
        await gate?.value
        try await show(TitledScreen("screen"))
        try await show(TitledScreen("another"))
    }
}

@Suite("Flow coordinator: the order and the items of tabs")
@MainActor
struct TabOrderTests {
    @Test func tabsStandAsTheirFlowsBeganWithTheItemsThatWereGiven() async throws {
        let tabs = UITabBarController()
        let window = SceneWindow(tabs)
        let parent = Coordinator<Void>(container: ServiceContainer("parent"))
        parent.launch()
        while !parent.isRunning { await Task.yield() }
        let last = SlowFlow("Last", of: tabs)
        let gate = Task { while last.host == nil { await Task.yield() } }
        for flow in [SlowFlow("First", after: gate, of: tabs), SlowFlow("Second", after: gate, of: tabs), last] {
            parent.coordinate(to: flow) { _ in }
        }
        try await window.wait(for: "All tabs") { tabs.viewControllers?.count == 3 }
        #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["First", "Second", "Last"])
        await parent.stop()
    }
}
