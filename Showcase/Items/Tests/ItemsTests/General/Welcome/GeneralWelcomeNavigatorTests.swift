import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Items

@MainActor
@Suite("GeneralWelcomeNavigator")
struct GeneralWelcomeNavigatorTests {
    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = GeneralWelcomeNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes to items list")
    func gotoItemsList() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = GeneralWelcomeNavigator(dependencies: AppDependencies.sample)
        navigator.viewController = beneath
        navigator.gotoItemsList()
        #expect(stack.topViewController is ItemsListViewController)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(GeneralWelcomeNavigator.makeModule(dependencies: AppDependencies.sample))
            await window.settle()
        }
    }
}
