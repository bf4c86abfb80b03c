import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Models

@MainActor
@Suite("Models, walked")
struct ModelsWalk {
    @Test("shows a list and a row's detail, searches, recovers, and adds one in a flow of its own")
    func walk() async throws {
        let server = try #require(ProcessInfo.processInfo.environment["WALK_API"].flatMap { URL(string: $0) })
        let provider = HTTPProvider(baseURL: server)
        let app = ModelsApp(container: ApplicationContainer.build(provider: provider))
        let window = SceneWindow(UIViewController())
        app.start(in: window.window)
        try await window.waitFor("Tea")
        try await window.type("Cu", into: "Search")
        try await window.waitUntilGone("Tea")
        #expect(window.shows("Cup"))
        try await window.tap("Cup")
        try await window.wait(for: "The detail") { window.screen is ModelDetailViewController && window.shows("Cup") }
        try await window.goBack()
        try await window.type("", into: "Search")
        try await window.waitFor("Tea")

        try await provider.response(to: .get("/trouble/1"))
        try await window.pullDown()
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        try await window.wait(for: "The end of loading") { !window.shows("Retry") && !window.isBusy }
        #expect(window.shows("Tea"))

        try await window.tap("Add")
        try await window.wait(for: "The form") { window.screen is AddOneViewController }
        try await window.tap("Cancel")
        try await window.wait(for: "The list") { window.screen is ModelListViewController }
        try await window.tap("Add")
        try await window.wait(for: "The form") { window.screen is AddOneViewController }
        try await window.type("Pot", into: "Name")
        try await window.tap("Add")
        try await window.wait(for: "The new one") { window.screen is ModelDetailViewController && window.shows("Pot") }
        try await window.goBack()
        try await window.pullDown()
        try await window.waitFor("Pot")
    }
}
