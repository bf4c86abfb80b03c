import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("SnappApp")
struct SnappAppTests {
    private func makeApp() throws -> SnappApp {
        let server = try #require(URL(string: "http://api.example"))
        let transport = StubTransport()
        transport.answer("/about", json: #"{"data":{"text":"About us."}}"#)
        transport.answer("/rides", json: #"{"data":[]}"#)
        return SnappApp(
            dependencies: AppDependencies(
                provider: HTTPProvider(baseURL: server, transport: transport), store: MemoryStore()))
    }

    @Test("opens the scene that a link leads to, from wherever", arguments: ShowScene.allCases)
    func opensLinks(scene: ShowScene) async throws {
        let app = try makeApp()
        let root = app.makeRootViewController()
        let window = SceneWindow(root)
        let url = try #require(URL(string: "snapp://\(scene.rawValue)"))
        let link = try #require(SnappApp.routes.action(for: url))
        for _ in 0..<2 {
            #expect(app.perform(link).description == "Arrived: Snapp!.")
            await window.settle()
            let screen = try #require(root.topViewController as? any RestorableScreen)
            #expect(screen.screenID == scene.rawValue)
        }
    }

    @Test("knows no other links, nor anything else that is asked")
    func refuses() throws {
        struct Other: FlowAction {}
        #expect(SnappApp.routes.action(for: try #require(URL(string: "snapp://fare/7"))) == nil)
        #expect(try makeApp().perform(Other()).description == "Stopped at Snapp!: no flow knows it.")
    }

    @Test(
        "opens the same screens again after a restart",
        arguments: [[], ["about"], ["ride", "fare"], ["ride", "history"]])
    func restores(ids: [String]) async throws {
        let app = try makeApp()
        let saved = try SavedFlow(id: "stack", parts: ids.map { try SavedFlow(id: $0) })
        let root = app.makeRootViewController()
        let window = SceneWindow(root)
        let restoration = root.restoreScreens(saved) { app.makeScreen(for: $0) }
        await window.settle()
        #expect(restoration.lost.isEmpty)
        #expect(try root.savedScreens() == saved)
    }
}
