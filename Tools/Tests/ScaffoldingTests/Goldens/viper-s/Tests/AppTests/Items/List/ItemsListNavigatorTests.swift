import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsListNavigator")
struct ItemsListNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = ItemsListNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.itemsLabel.text == "")
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = ItemsListNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes back from what was presented")
    func closes() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let top = UIViewController()
        window.window.rootViewController?.present(top, animated: false)
        await window.settle()
        let navigator = ItemsListNavigator()
        navigator.viewController = top
        navigator.goBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("goes to welcome")
    func gotoWelcome() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = ItemsListNavigator()
        navigator.viewController = beneath
        navigator.gotoWelcome()
        #expect(stack.topViewController is WelcomeViewController)
    }

    @Test("goes to terms and conditions")
    func gotoTermsAndConditions() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = ItemsListNavigator()
        navigator.viewController = beneath
        navigator.gotoTermsAndConditions()
        #expect(stack.topViewController is TermsAndConditionsViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let viewController = ItemsListNavigator.makeModule()
        let actors = viewController.lifetime.actors
        let worker = actors["worker"] as? ItemsListWorker
        let navigator = actors["navigator"] as? ItemsListNavigator
        let uploadWorker = actors["uploadWorker"] as? ItemsListUploadWorker
        let urlCacheWorker = actors["urlCacheWorker"] as? ItemsListURLCacheWorker
        let director = actors["director"] as? ItemsListDirector
        #expect(worker != nil)
        #expect(navigator != nil)
        #expect(uploadWorker != nil)
        #expect(urlCacheWorker != nil)
        #expect(director != nil)
        #expect(worker?.presenter === director)
        #expect(navigator?.viewController === viewController)
        #expect(uploadWorker?.presenter === director)
        #expect(urlCacheWorker?.presenter === director)
        #expect(director?.ui === viewController)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ItemsListNavigator.makeModule())
            await window.settle()
        }
    }
}
