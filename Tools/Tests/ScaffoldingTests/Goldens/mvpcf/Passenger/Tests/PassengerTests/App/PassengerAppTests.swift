import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("PassengerApp")
struct PassengerAppTests {
    /// An app whose server answers nothing.
    private static func makeApp() -> PassengerApp {
        let provider = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
        return PassengerApp(container: ApplicationContainer.build(provider: provider, store: MemoryStore()))
    }

    @Test("begins with Home")
    func begins() async throws {
        let window = SceneWindow(UIViewController())
        Self.makeApp().start(in: window.window)
        await window.settle()
        // An error may be told above it, since its server answers nothing.
        let root = try #require(window.window.rootViewController)
        let inside = sequence(first: [root]) { $0.isEmpty ? nil : $0.flatMap(\.children) }
        #expect(inside.joined().contains { $0 is HomeViewController })
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(UIViewController())
            Self.makeApp().start(in: window.window)
            await window.settle()
        }
    }
}
