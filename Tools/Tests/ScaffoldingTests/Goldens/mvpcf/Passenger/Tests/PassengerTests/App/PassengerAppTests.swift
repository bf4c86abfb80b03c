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
        return PassengerApp(container: ApplicationContainer.build(provider: provider))
    }

    @Test("begins with Home")
    func begins() async throws {
        let window = SceneWindow(UIViewController())
        Self.makeApp().start(in: window.window)
        await window.settle()
        let host = try #require(window.window.rootViewController as? FlowHostViewController)
        let stack = try #require(host.content as? UINavigationController)
        #expect(stack.topViewController is HomeViewController)
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
