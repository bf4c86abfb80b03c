import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@testable import Passenger

extension AppDependencies {
    /// Everything that scenes share, with a server that answers nothing, to test with.
    static var sample: AppDependencies {
        let provider = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
        return AppDependencies(provider: provider, store: MemoryStore())
    }
}

@MainActor
@Suite("AppDependencies")
struct AppDependenciesTests {
    private final class Thing {}

    @Test("makes one thing of a type")
    func shares() {
        let dependencies = AppDependencies.sample
        #expect(dependencies.shared { Thing() } === dependencies.shared { Thing() })
        #expect(dependencies.shared { Thing() } !== AppDependencies.sample.shared { Thing() })
    }
}
