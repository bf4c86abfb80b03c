import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Examples of flows with screens") @MainActor
struct FlowScreenExamples {
    final class AddItemCoordinator: FlowCoordinator<Item> {
        private let navigationController = UINavigationController()

        override func start() async throws {
            navigationController.viewControllers = [makeAddItem()]
            try await show(navigationController)
        }

        private func makeAddItem() -> UIViewController { UIViewController() }
    }

    @Test func aFlowShowsItsScreens() async throws {
        let list = UIViewController()
        let window = SceneWindow(list)
        let container = ServiceContainer("items")
        let adding = AddItemCoordinator(container: container, placement: .presented(over: list, style: .formSheet))
        adding.launch()
        try await window.wait { adding.host?.content is UINavigationController }
        func isAddingShown(in navigationController: UINavigationController) -> Bool {
            let top = navigationController.topViewController
            let screen = (top as? FlowHostViewController)?.content ?? top
            return screen is UINavigationController
        }
        #expect(!isAddingShown(in: UINavigationController(rootViewController: list)))
        await adding.stop()
    }

    final class ItemsCoordinator: FlowCoordinator<Void> {
        override func start() async throws {
            pushScreen(makeItems())
            try await showScreens()
        }

        func addTapped() {
            coordinate(to: AddItemCoordinator(container: container, placement: .presented(over: screenStack))) { _ in }
        }

        func closeTapped() {
            if !popScreen() { finish(()) }
        }

        func makeItems() -> UIViewController { UIViewController() }
    }

    @Test func aFlowRunsInEveryPlace() async throws {
        let container = ServiceContainer("items")
        try await expectRunsInEveryPlace { placement in
            ItemsCoordinator(container: container, placement: placement, animated: false)
        }
    }

    @Test func aFlowPushesItsScreens() async throws {
        let window = SceneWindow(UIViewController())
        let items = ItemsCoordinator(container: ServiceContainer("items"), placement: .root(of: window.window))
        items.launch()
        try await window.wait { items.host != nil }
        items.pushScreen(items.makeItems())
        await window.settle()
        items.closeTapped()
        await window.settle()
        #expect(items.screenStack.viewControllers.count == 1)
        items.addTapped()
        try await window.wait { items.children.count == 1 }
        await window.settle()
        await items.stop()
        #expect(!items.isRunning)
    }

    struct ShowModel: FlowAction, Equatable {
        let id: Int
    }

    struct Search: FlowAction, Equatable {
        let words: String
    }

    @Test func addressesBecomeActions() throws {
        let url = try #require(URL(string: "https://shop.example/items/7"))
        let routes = URLRoutes(
            hosts: ["shop.example"],
            [
                URLRoute("/items/:id") { ShowModel(id: try $0.value("id")) },
                URLRoute("/search") { Search(words: try $0.query("q") ?? "") },
            ])
        let action = routes.action(for: url)  // of https://shop.example/items/7 and of shop://items/7
        #expect(action as? ShowModel == ShowModel(id: 7))

        let editing = URLRoute("/items/:id/edit") { values in
            ShowModel(id: try values.value("id"))
        }
        @Sendable func search(in values: URLValues) throws -> Search {
            let page: Int? = try values.query("page")  // of another type: the address does not match
            return Search(words: "\(try values.query("q") ?? "") \(page ?? 1)")
        }
        let link = PushPayloadAction(payload: ["url": "https://shop.example/items/7"])
        #expect(routes.action(for: link) is ShowModel)
        let more = URLRoutes([editing, URLRoute("/search") { try search(in: $0) }])
        #expect(try more.action(for: #require(URL(string: "shop://items/7/edit"))) as? ShowModel == ShowModel(id: 7))
        let query = try #require(URL(string: "shop://search?q=lamp&page=2"))
        #expect(more.action(for: query) as? Search == Search(words: "lamp 2"))
    }

    final class RootCoordinator: Coordinator<Void> {
        private(set) var opened: [String] = []

        override func process(action: any FlowAction) async throws -> ActionStep {
            switch action {
            case let open as OpenURLAction:
                show(path: open.url.path)
                return .arrived
            case let activity as UserActivityAction:
                guard let page = activity.webpageURL else { return .refused("it names no page") }
                show(path: page.path)
                return .arrived
            case let launch as LaunchAction:
                if launch.options["onboarding"] as? Bool == true { show(path: "/welcome") }
                return .arrived
            case let push as PushPayloadAction:
                guard let id = push.payload["item"] as? Int else { return .refused("it names no item") }
                show(path: "/items/\(id)")
                return .arrived
            case let response as NotificationResponseAction where response.actionIdentifier == "reply":
                send(reply: response.text ?? "")
                return .arrived
            case let shortcut as ShortcutItemAction where shortcut.type == "add":
                show(path: "/items/new")
                return .arrived
            default: return .passDown
            }
        }

        private func show(path: String) { opened.append(path) }
        private func send(reply: String) { opened.append("reply: \(reply)") }
    }

    @Test func whatTheSystemAsksForIsShown() async throws {
        let root = RootCoordinator(container: ServiceContainer())
        root.launch()
        let url = try #require(URL(string: "https://shop.example/items/7"))
        for action: any FlowAction in [
            OpenURLAction(url: url), UserActivityAction(activityType: "browsing", webpageURL: url),
            LaunchAction(options: ["onboarding": true]), PushPayloadAction(payload: ["item": 8]),
            NotificationResponseAction(actionIdentifier: "reply", text: "Thanks"), ShortcutItemAction(type: "add"),
        ] {
            let outcome = await root.send(action)
            if case .stopped = outcome { Issue.record("\(action): \(outcome)") }
        }
        #expect(root.opened == ["/items/7", "/items/7", "/welcome", "/items/8", "reply: Thanks", "/items/new"])
        await root.stop()
    }
}
