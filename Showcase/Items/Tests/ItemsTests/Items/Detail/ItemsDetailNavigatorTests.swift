import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("ItemsDetailNavigator")
struct ItemsDetailNavigatorTests {
    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = ItemsDetailNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ItemsDetailNavigator.makeModule(with: .sample))
            await window.settle()
        }
    }
}
