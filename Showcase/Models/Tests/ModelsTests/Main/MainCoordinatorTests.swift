import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("MainCoordinator")
struct MainCoordinatorTests {
    private let all = StateRelay<[Model]>([.sample])

    private func container() -> ServiceContainer {
        let container = ServiceContainer("app")
        container.register((any ModelsManager).self) { [all] _ in
            let mock = ModelsManagerMock()
            mock.all = all
            mock.refreshHandler = {}
            mock.modelIdHandler = { _ in .sample }
            mock.addModelNameHandler = { _ in .sample }
            return mock
        }
        container.register((any ReachabilityManager).self) { _ in
            let mock = ReachabilityManagerMock()
            mock.connectionIsReachable = StateRelay<Bool>(true)
            return mock
        }
        return container
    }

    /// Runs the flow in a window, and ends it.
    private func run(
        in size: CGSize = CGSize(width: 393, height: 852),
        _ body: (MainCoordinator, SceneWindow) async throws -> Void
    ) async throws {
        let window = SceneWindow(UIViewController(), size: size)
        let flow = MainCoordinator(parent: container(), placement: .root(of: window.window), animated: false)
        let run = Task { try await flow.run() }
        await window.settle()
        try await body(flow, window)
        flow.finish(())
        try await run.value
    }

    @Test("shows its first module, and takes everything with it when it ends")
    func runs() async throws {
        try await expectNoLeaks {
            try await run { _, window in #expect(window.screen is ModelListViewController) }
        }
    }

    @Test("opens the model that is chosen")
    func showModelDetail() async throws {
        try await run { _, window in
            try await window.tap(Model.sample.name)
            #expect(window.screen is ModelDetailViewController)
        }
    }

    @Test("adds one in a flow over the list, and opens the new one")
    func showAddModel() async throws {
        try await run { flow, window in
            try await window.tap("Add")
            #expect(flow.children.first is AddModelCoordinator)
            #expect(window.screen is AddOneViewController)
            try await window.type("New", into: "Name")
            try await window.tap("Add")
            try await window.wait(for: "The new model") { window.screen is ModelDetailViewController }
            #expect(flow.children.isEmpty)
        }
    }

    @Test("is back at the list where adding is cancelled")
    func cancelsAdding() async throws {
        try await run { flow, window in
            try await window.tap("Add")
            try await window.tap("Cancel")
            try await window.wait(for: "The list") { window.screen is ModelListViewController }
            #expect(flow.children.isEmpty)
        }
    }

    @Test("is back at the list where what is added is swiped down")
    func swipesAddingDown() async throws {
        try await run { flow, window in
            try await window.tap("Add")
            try await window.type("New", into: "Name")
            try await window.swipeDown()
            try await window.wait(for: "The list") { window.screen is ModelListViewController }
            #expect(flow.children.isEmpty)
        }
    }

    @Test("shows the list beside the model that is chosen, or that a link leads to, where there is room")
    func standsBesideTheDetail() async throws {
        try await run(in: CGSize(width: 1180, height: 820)) { flow, window in
            try await window.tap(Model.sample.name)
            #expect(window.shows("Search") && window.screen is ModelDetailViewController)
            #expect(await flow.arrives(ShowModel(id: "8")))
            await window.settle()
            #expect(window.shows("Search") && window.screen is ModelDetailViewController)
            #expect(try flow.saved()?.state(String.self) == "8")
        }
    }

    @Test("opens a model that a link or a notification asks for, whatever was begun")
    func opensLinks() async throws {
        try await run { flow, window in
            try await window.tap("Add")
            let url = try #require(URL(string: "models://models/7"))
            let action = try #require(ShowModel.routes.action(for: url))
            #expect(await flow.arrives(action))
            await window.settle()
            #expect(window.screen is ModelDetailViewController && flow.children.isEmpty)
            let response = NotificationResponseAction(actionIdentifier: "", payload: ["model": "8"])
            #expect(await flow.arrives(response))
            #expect(try flow.saved()?.state(String.self) == "8")
        }
    }

    @Test("opens the same screens again after a restart")
    func restores() async throws {
        var saved: SavedFlow?
        try await run { flow, window in
            try flow.showModelDetail(id: "7")
            await window.settle()
            try flow.showAddModel()
            await window.settle()
            saved = try flow.saved()
        }
        try await run { flow, window in
            let restoration = await flow.restore(try #require(saved))
            await window.settle()
            #expect(restoration.lost.isEmpty && flow.children.count == 1)
            #expect(window.screen is AddOneViewController)
            #expect(try flow.saved()?.state(String.self) == "7")
        }
    }
}

extension AnyCoordinator {
    /// Returns true if somebody does the requested action.
    fileprivate func arrives(_ action: any FlowAction) async -> Bool {
        if case .arrived = await send(action) { true } else { false }
    }
}
