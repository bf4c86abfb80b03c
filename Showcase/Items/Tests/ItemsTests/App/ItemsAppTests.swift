import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsApp")
struct ItemsAppTests {
    @Test("begins with Welcome")
    func begins() {
        let root = ItemsApp().makeRootViewController()
        #expect(root.topViewController is GeneralWelcomeViewController)
    }

    @Test("leaves nothing behind when its window goes")
    func leavesNothing() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ItemsApp().makeRootViewController())
            await window.settle()
        }
    }
}
