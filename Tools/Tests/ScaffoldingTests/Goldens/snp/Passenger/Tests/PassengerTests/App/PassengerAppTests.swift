import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("PassengerApp")
struct PassengerAppTests {
    @Test("begins with Home")
    func begins() {
        let root = PassengerApp(dependencies: .sample).makeRootViewController()
        #expect(root.topViewController is HomeViewController)
    }

    @Test("begins in the window of its scene")
    func beginsInWindow() {
        let window = UIWindow()
        #expect(SceneDelegate().start(in: window) == nil)
        let root = window.rootViewController as? UINavigationController
        #expect(root?.topViewController is HomeViewController)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(PassengerApp(dependencies: .sample).makeRootViewController())
            await window.settle()
        }
    }
}
