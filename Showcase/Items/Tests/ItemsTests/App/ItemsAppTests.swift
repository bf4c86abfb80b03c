import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsApp")
struct ItemsAppTests {
    private let transport = StubTransport()
    private let item = Item(id: "7", name: "Tea", created: Date(timeIntervalSince1970: 0), isEnabled: true)

    private func makeApp() throws -> ItemsApp {
        let json = String(decoding: try ServerJSON.encoder().encode([item]), as: UTF8.self)
        transport.answer("/items", json: "{\"data\":" + json + "}")
        let server = try #require(URL(string: "http://api.example"))
        return ItemsApp(dependencies: AppDependencies(provider: HTTPProvider(baseURL: server, transport: transport)))
    }

    private func link(_ address: String) throws -> any FlowAction {
        let url = try #require(URL(string: address))
        return try #require(ItemsApp.routes.action(for: url))
    }

    @Test("begins with Welcome")
    func begins() {
        let root = ItemsApp().makeRootViewController()
        #expect(root.topViewController is GeneralWelcomeViewController)
    }

    @Test("opens an item that a link leads to, as soon as it has begun and from wherever")
    func opensLinks() async throws {
        let app = try makeApp()
        let window = SceneWindow(app.makeRootViewController())
        #expect(app.perform(try link("items://items/\(item.id)")).description == "Arrived: Items.")
        try await window.wait(for: "The item") { window.screen is ItemsDetailViewController }

        try await window.goBack()
        try await window.tap("Add")
        #expect(window.screen is ItemsAddViewController)
        _ = app.perform(try link("https://items.example/items/\(item.id)"))
        try await window.wait(for: "The item") { window.screen is ItemsDetailViewController }
        try await window.goBack()
        #expect(window.screen is ItemsListViewController)
    }

    @Test("says that an item is not here any more")
    func saysThatItIsGone() async throws {
        let app = try makeApp()
        let window = SceneWindow(app.makeRootViewController())
        _ = app.perform(try link("items://items/none"))
        try await window.waitFor("This item is not here any more.")
    }

    @Test("knows no other links, nor anything else that is asked")
    func refuses() throws {
        struct Other: FlowAction {}
        for address in ["items://others/7", "https://models.example/items/7", "items://items"] {
            #expect(ItemsApp.routes.action(for: try #require(URL(string: address))) == nil)
        }
        let app = ItemsApp()
        let root = app.makeRootViewController()
        #expect(app.perform(Other()).description == "Stopped at Items: no flow knows it.")
        #expect(root.viewControllers.count == 1)
    }

    @Test("opens the same screens again after a restart")
    func restores() async throws {
        let first = SceneWindow(try makeApp().makeRootViewController())
        await first.settle()
        try await first.tap("Items")
        try await first.waitFor(item.name)
        try await first.tap(item.name)
        let saved = try #require(try first.window.rootViewController?.savedScreens())

        let app = try makeApp()
        let second = SceneWindow(app.makeRootViewController())
        second.window.rootViewController?.restoreScreens(saved) { try app.makeScreen(for: $0) }
        await second.settle()
        #expect(second.screen is ItemsDetailViewController && second.shows(item.name))
        try await second.goBack()
        #expect(second.screen is ItemsListViewController)
    }

    @Test("opens the form for a new item again after a restart")
    func restoresTheForm() async throws {
        let first = SceneWindow(try makeApp().makeRootViewController())
        await first.settle()
        try await first.tap("Items")
        try await first.waitFor("Add")
        try await first.tap("Add")
        let saved = try #require(try first.window.rootViewController?.savedScreens())

        let app = try makeApp()
        let second = SceneWindow(app.makeRootViewController())
        second.window.rootViewController?.restoreScreens(saved) { try app.makeScreen(for: $0) }
        try await second.wait(for: "The form") { second.screen is ItemsAddViewController }
        try await second.tap("Close")
        #expect(second.screen is ItemsListViewController)
        #expect(try app.makeScreen(for: SavedFlow(id: "other")) == nil)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ItemsApp().makeRootViewController())
            await window.settle()
        }
    }
}
