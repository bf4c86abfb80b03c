import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("Snapp, walked")
struct SnappWalk {
    @Test("says what went wrong, shows what is fetched on another try, and leads on")
    func walk() async throws {
        let server = try #require(ProcessInfo.processInfo.environment["WALK_API"].flatMap { URL(string: $0) })
        let provider = HTTPProvider(baseURL: server)
        try await provider.response(to: .get("/trouble/1"))
        let app = SnappApp(dependencies: AppDependencies(provider: provider, store: MemoryStore()))
        let window = SceneWindow(app.makeRootViewController())
        try await window.waitFor("Retry")
        try await window.tap("Retry")
        try await window.waitFor("A ride at a tap")
        #expect(!window.shows("Retry") && !window.isBusy)

        try await window.tap("Terms and conditions")
        #expect(window.screen is WebViewController)
    }
}
