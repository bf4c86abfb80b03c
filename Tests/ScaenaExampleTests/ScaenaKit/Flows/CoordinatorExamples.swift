import Foundation
import ScaenaKit
import Testing

struct OpenItem: FlowAction {
    let id: Int
}

/// The screens that the flows of the examples show, in the order in which they came.
@MainActor
final class Screens {
    private(set) var shown: [String] = []

    func show(_ screen: String) { shown.append(screen) }
    func remove(_ screen: String) { shown.removeAll { $0 == screen } }
}

@Suite("Examples of flows") @MainActor
struct CoordinatorExamples {
    @MainActor final class Draft {
        var name = ""
    }

    final class AddItemCoordinator: Coordinator<Item> {
        override func start() async throws {
            try container.resolve(Screens.self).show("Add item")
        }

        func addTapped(name: String) {
            finish(Item(id: 3, name: name))  // what coordinate(to:) returns
        }

        func cancelTapped() {
            cancel()  // coordinate(to:) throws FlowEnd.cancelled
        }
    }

    final class ItemsCoordinator: Coordinator<Void> {
        private(set) lazy var screens = (try? container.resolve(Screens.self)) ?? Screens()
        private let repository = DefaultItemsRepository()
        private(set) var adding: AddItemCoordinator?
        private(set) var problems: [String] = []

        override init(container: ServiceContainer) {
            super.init(container: ServiceContainer("items", parent: container))
            self.container.register(Draft.self, scope: .shared) { _ in Draft() }  // goes with the flow
        }

        override func start() async throws {
            let items = try await repository.items()  // what it throws ends the flow
            screens.show("\(items.count) items")
        }

        override func performStop() async {
            screens.remove("2 items")
        }

        func addButtonTapped() async {
            do {
                let item = try await coordinate(to: makeAddItem())
                screens.show("Item \(item.name)")
            } catch {
                if !(error is FlowEnd) { show(error: error) }  // a FlowEnd: the user changed their mind
            }
        }

        func addMenuChosen() {
            coordinate(to: makeAddItem()) { [weak self] result in
                guard case .success(let item) = result else { return }
                self?.screens.show("Item \(item.name)")
            }
        }

        func makeAddItem() -> AddItemCoordinator {
            let flow = AddItemCoordinator(container: ServiceContainer("add item", parent: container))
            adding = flow
            return flow
        }

        func databaseWasLost() {
            fail(ItemsError.offline)  // whoever awaits this flow gets it thrown
        }

        private func show(error: any Error) { problems.append(error.localizedDescription) }
    }

    private let screens = Screens()
    private let app = ServiceContainer("app")

    init() {
        app.register(Screens.self, scope: .shared) { [screens] _ in screens }
        app.registerSendable((any ItemsRepository).self) { _ in DefaultItemsRepository() }
    }

    private func until(_ condition: @MainActor () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func aFlowBeginsAnotherAndGetsItsResult() async {
        let items = ItemsCoordinator(container: app)
        items.launch { result in
            if case .failure(let error) = result { print("The app's root has ended: \(error)") }
        }
        await until { screens.shown == ["2 items"] }

        let adding = Task { await items.addButtonTapped() }
        await until { screens.shown.last == "Add item" }
        items.adding?.addTapped(name: "Vase")
        await adding.value
        #expect(screens.shown == ["2 items", "Add item", "Item Vase"])

        items.addMenuChosen()
        await until { items.adding?.isRunning == true && items.children.count == 1 }
        items.adding?.addTapped(name: "Shelf")
        await until { screens.shown.last == "Item Shelf" }

        let changingTheirMind = Task { await items.addButtonTapped() }
        await until { items.children.count == 1 }
        items.adding?.cancelTapped()
        await changingTheirMind.value
        #expect(items.problems.isEmpty)
        await items.stop()
        #expect(!screens.shown.contains("2 items"))
    }

    @Test func aFlowIsAwaited() async throws {
        var ended = ""
        let adding = AddItemCoordinator(container: app)
        let run = Task {
            let item = try await adding.run()
            ended = "\(item.name) was added"
        }
        await until { screens.shown == ["Add item"] }
        adding.addTapped(name: "Vase")
        try await run.value
        #expect(ended == "Vase was added")

        let items = ItemsCoordinator(container: app)
        let failing = Task { try await items.run() }
        await until { screens.shown.last == "2 items" }
        items.databaseWasLost()
        await #expect(throws: ItemsError.offline) { try await failing.value }
    }

    @Test func aTreeOfFlowsKnowsItself() async {
        let items = ItemsCoordinator(container: app)
        items.launch()
        await until { screens.shown == ["2 items"] }
        items.addMenuChosen()
        await until { screens.shown.contains("Add item") }

        func outline(of flow: AnyCoordinator, depth: Int = 0) -> [String] {
            let line = String(repeating: "  ", count: depth) + flow.name
            return [line] + flow.children.flatMap { outline(of: $0, depth: depth + 1) }
        }
        #expect(outline(of: items) == ["ItemsCoordinator", "  AddItemCoordinator"])

        func root(of flow: AnyCoordinator) -> AnyCoordinator {
            sequence(first: flow, next: \.parent).reduce(flow) { $1 }
        }
        #expect(items.adding.map(root) === items)

        func addShortcutChosen() {
            guard items.adding?.isRunning != true else { return }  // it is on the screen already
            items.addMenuChosen()
        }
        addShortcutChosen()
        #expect(items.children.count == 1)

        func loggedOut() async {
            await items.stop()  // the flows in it first; nothing of them is on the screen then
            screens.show("Login")
        }
        await loggedOut()
        #expect(screens.shown == ["Add item", "Login"])
    }

    final class ItemCoordinator: Coordinator<Void> {
        let item: Item
        override var name: String { "item \(item.id)" }  // in outcomes, logs and errors

        init(item: Item, container: ServiceContainer) {
            self.item = item
            super.init(container: container)
        }
    }

    @Test func aFlowHasANameOfItsOwn() {
        #expect(ItemCoordinator(item: Item(id: 7, name: "Vase"), container: app).name == "item 7")
    }

    final class WelcomeCoordinator: Coordinator<Void> {
        override func start() async throws {
            try container.resolve(Screens.self).show("Welcome")
            becomeReady()  // addresses may open screens while the first item is added
            _ = try await coordinate(to: AddItemCoordinator(container: container))
            finish(())
        }

        override func process(action: any FlowAction) async throws -> ActionStep {
            guard let open = action as? OpenItem else { return .passDown }
            try container.resolve(Screens.self).show("Item \(open.id)")
            return .arrived
        }
    }

    @Test func aFlowIsReadyBeforeItsStoryIsTold() async {
        let welcome = WelcomeCoordinator(container: app)
        welcome.launch()
        func open(_ url: URL) async -> Bool {
            guard let id = Int(url.lastPathComponent) else { return false }
            if case .arrived = await welcome.send(OpenItem(id: id)) { return true }
            return false
        }
        #expect(await open(URL(fileURLWithPath: "/items/7")))
        #expect(screens.shown.contains("Item 7"))
        await welcome.stop()
    }
}
