import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Passenger

@MainActor
@Suite("PassengerApp")
struct PassengerAppTests {
    @Test("begins with Home")
    func begins() async {
        let root = PassengerApp().makeRootViewController()
        let window = SceneWindow(root)
        await window.settle()
        #expect(root.topViewController is HomeVC)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(PassengerApp().makeRootViewController())
            await window.settle()
        }
    }
}
