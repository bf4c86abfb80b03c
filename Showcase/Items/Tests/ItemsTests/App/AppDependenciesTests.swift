import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@testable import Items

extension AppDependencies {
    /// Ones to test with, that nothing else shares.
    static var sample: AppDependencies {
        AppDependencies(provider: HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport()))
    }
}

@MainActor
@Suite("AppDependencies")
struct AppDependenciesTests {
    @Test("ask the app's own server")
    func asksTheServer() {
        let provider = HTTPProvider(baseURL: AppDependencies.server, transport: StubTransport())
        #expect(AppDependencies(provider: provider).provider.baseURL == AppDependencies.server)
    }
}
