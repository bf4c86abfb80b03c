import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("Promotions, walked")
struct PromotionsWalk {
    @Test("logs in, shows a list and a row's detail, and recovers")
    func walk() async throws {
        let server = try #require(ProcessInfo.processInfo.environment["WALK_API"].flatMap { URL(string: $0) })
        let provider = HTTPProvider(baseURL: server)
        let store = SessionStore(secrets: MemorySecrets())
        try await SessionStore.shared.replaced(by: { store }) {
            try await HTTPRequester.shared.replaced(by: provider) {
                let window = SceneWindow(PromotionsApp().makeRootViewController())
                await window.settle()
                try await window.tap("Forgot password")
                try await window.type("ann", into: "User name")
                try await window.tap("Send")
                try await window.wait(for: "The login") { window.screen is LoginVC && !window.isBusy }

                try await window.type("ann", into: "User name")
                try await window.type("secret", into: "Password")
                try await provider.response(to: .get("/trouble/1"))
                try await window.tap("Login")
                try await window.waitFor("Retry")
                try await window.tap("Retry")
                try await window.waitFor("Half price")
                try await window.tap("Half price")
                #expect(window.screen is PromotionDetailVC && window.shows("Half price"))
                try await window.goBack()

                try await provider.response(to: .get("/trouble/1"))
                try await window.pullDown()
                try await window.waitFor("Retry")
                try await window.tap("Retry")
                try await window.wait(for: "The end of loading") { !window.shows("Retry") && !window.isBusy }
                #expect(window.shows("Half price"))
            }
        }
    }
}
