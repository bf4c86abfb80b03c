import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// Shows one item; over a stack, or as a sheet over everything.
@MainActor
private final class ItemFlow: FlowCoordinator<Void> {
    let item: String
    private let isSheet: Bool

    init(_ item: String, sheetOver presenter: UIViewController) {
        self.item = item
        isSheet = true
        super.init(container: ServiceContainer(item), placement: .presented(over: presenter))
    }

    init(_ item: String, pushedOnto stack: UINavigationController) {
        self.item = item
        isSheet = false
        super.init(container: ServiceContainer(item), placement: .pushed(onto: stack))
    }

    override var name: String { item }
    override var restorationID: String? { "item" }
    override func stateToSave() -> (any Encodable)? { item }

    override func start() async throws {
        let screen = TitledScreen(item)
        // The title stands in a bar: that of the stack, or, in a sheet, of its own.
        try await show(isSheet ? UINavigationController(rootViewController: screen) : screen)
    }
}

/// A tab with a stack. A flow of an item is pushed onto it, or presented over it.
@MainActor
private final class TabFlow: FlowCoordinator<Void> {
    let title: String
    lazy var stack = UINavigationController(rootViewController: TitledScreen(title))

    init(_ title: String, of tabs: UITabBarController) {
        self.title = title
        super.init(container: ServiceContainer(title), placement: .tab(of: tabs))
    }

    override var name: String { title }
    override var restorationID: String? { title }

    override func start() async throws {
        stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        try await show(stack)
    }

    @discardableResult
    func open(_ item: String, asSheet: Bool) -> ItemFlow {
        let flow = asSheet ? ItemFlow(item, sheetOver: stack) : ItemFlow(item, pushedOnto: stack)
        coordinate(to: flow) { _ in }
        return flow
    }

    override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
        guard let item: String = try saved.state() else { return nil }
        let isSheet = item.hasPrefix("New")
        // A sheet comes over whatever is seen, if there is room.
        if !isSheet { await Navigation(from: host).showTab().ended() }
        return open(item, asSheet: isSheet)
    }
}

/// Two tabs; keeps which of them was chosen.
@MainActor
private final class AppFlow: FlowCoordinator<Void> {
    let tabs = UITabBarController()
    private(set) lazy var flows = [TabFlow("Home", of: tabs), TabFlow("Items", of: tabs)]

    init(in window: UIWindow) { super.init(container: ServiceContainer("app"), placement: .root(of: window)) }

    override var name: String { "app" }
    override var restorationID: String? { "app" }

    override func start() async throws {
        try await show(tabs)
        for flow in flows {
            coordinate(to: flow) { _ in }
            while flow.host == nil { await Task.yield() }
        }
    }

    /// The tabs are there always: a saved one is the running one.
    override func resumePart(_ saved: SavedFlow) async throws -> AnyCoordinator? {
        flows.first { $0.restorationID == saved.id }
    }
}

@Suite("Restoring flows: their screens")
@MainActor
struct RestoringScreensTests {
    private func launched(in window: SceneWindow) async -> AppFlow {
        let app = AppFlow(in: window.window)
        app.launch()
        while app.flows.last?.host == nil { await Task.yield() }
        await window.settle()
        return app
    }

    /// Returns the state that an app keeps of itself between two launches.
    private func kept(_ change: (AppFlow, SceneWindow) async -> Void) async throws -> SavedFlow {
        let window = SceneWindow(UIViewController())
        let app = await launched(in: window)
        await change(app, window)
        let data = try JSONEncoder().encode(#require(try app.saved()))
        await app.stop()
        return try JSONDecoder().decode(SavedFlow.self, from: data)
    }

    @Test func aPushedFlowIsSeenAgainInItsTab() async throws {
        let saved = try await kept { app, window in
            app.tabs.selectedIndex = 1
            app.flows[1].open("Bread", asSheet: false)
            await window.settle()
            #expect(window.shows("Bread"))
        }
        let window = SceneWindow(UIViewController())
        let app = await launched(in: window)
        #expect(window.shows("Home"))
        let restoration = await app.restore(saved)
        await window.settle()
        #expect(restoration.isWhole, "\(restoration.lost)")
        #expect(window.shows("Bread"))
        #expect(app.tabs.selectedIndex == 1)
        // The way back is there, too, and ends the flow that was brought back.
        app.flows[1].stack.popViewController(animated: false)
        await window.settle()
        #expect(window.shows("Items"))
        #expect(app.flows[1].children.isEmpty)
        await app.stop()
    }

    @Test func aSheetIsSeenAgainOverAPushedFlow() async throws {
        let saved = try await kept { app, window in
            app.flows[0].open("Milk", asSheet: false)
            await window.settle()
            app.flows[0].open("New item", asSheet: true)
            await window.settle()
            #expect(window.shows("New item"))
        }
        let window = SceneWindow(UIViewController())
        let app = await launched(in: window)
        let restoration = await app.restore(saved)
        await window.settle()
        #expect(restoration.isWhole, "\(restoration.lost)")
        #expect(window.shows("New item"))
        app.flows[0].stack.dismiss(animated: false)
        await window.settle()
        #expect(window.shows("Milk"))
        #expect(app.flows[0].children.count == 1)
        await app.stop()
    }

    @Test func aFlowWhosePlaceIsGoneIsLostAndTheOthersCome() async throws {
        let saved = try await kept { app, window in
            app.flows[0].open("New item", asSheet: true)
            await window.settle()
            app.flows[1].open("Bread", asSheet: false)
            await window.settle()
        }
        let window = SceneWindow(UIViewController())
        let app = await launched(in: window)
        // Somebody was quicker.
        app.flows[0].stack.present(TitledScreen("Welcome"), animated: false)
        await window.settle()
        let restoration = await app.restore(saved)
        await window.settle()
        #expect(!restoration.isWhole)
        #expect(restoration.lost.map(\.path) == [["app", "Home", "item"]])
        #expect(restoration.restored.contains(["app", "Items", "item"]))
        await app.stop()
    }
}
