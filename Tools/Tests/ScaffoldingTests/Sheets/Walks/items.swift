import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("Items, walked")
struct ItemsWalk {
    @Test("shows a list and a row's detail, recovers, adds, and deletes all once it is confirmed")
    func walk() async throws {
        let server = try #require(ProcessInfo.processInfo.environment["WALK_API"].flatMap { URL(string: $0) })
        let provider = HTTPProvider(baseURL: server)
        let app = ItemsApp(dependencies: AppDependencies(provider: provider))
        let window = SceneWindow(app.makeRootViewController())
        await window.settle()
        try await window.tap("Items")
        try await window.waitFor("Tea")
        #expect(window.shows("Cup"))
        try await window.tap("Tea")
        #expect(window.screen is ItemsDetailViewController && window.shows("Tea"))
        try await window.goBack()

        try await provider.response(to: .get("/trouble/1"))
        try await window.pullDown()
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.shows("Retry") && !window.isBusy }
        #expect(window.shows("Tea"))

        try await window.tap("Add")
        try await window.tap("Save")
        try await window.waitFor("Enter the name.")
        try await window.type("Pot", into: "Name")
        try await window.tap("Save")
        try await window.waitFor("Pot")
        #expect(window.screen is ItemsListViewController)

        try await window.tap("Delete all")
        try await window.waitFor("Delete all items?")
        try await window.tap("Cancel")
        #expect(window.shows("Tea"))
        try await window.tap("Delete all")
        try await window.tap("Delete all")
        try await window.waitFor("No items yet")
        #expect(!window.shows("Tea"))
    }
}
