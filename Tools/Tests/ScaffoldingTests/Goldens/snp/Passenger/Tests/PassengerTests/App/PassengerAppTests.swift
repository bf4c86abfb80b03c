import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("PassengerApp")
struct PassengerAppTests {
    @Test("begins with Home")
    func begins() {
        let root = PassengerApp().makeRootViewController()
        #expect(root.topViewController is HomeViewController)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(PassengerApp().makeRootViewController())
            await window.settle()
        }
    }
}
