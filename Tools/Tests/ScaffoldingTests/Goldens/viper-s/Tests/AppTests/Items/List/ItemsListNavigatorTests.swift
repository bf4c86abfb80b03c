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
        let module = ItemsListNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is ItemsListWorker)
        #expect(actors["navigator"] is ItemsListNavigator)
        #expect(actors["uploadWorker"] is ItemsListUploadWorker)
        #expect(actors["urlCacheWorker"] is ItemsListURLCacheWorker)
        #expect(actors["director"] is ItemsListDirector)
        #expect((actors["worker"] as? ItemsListWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? ItemsListNavigator)?.viewController === module)
        #expect((actors["uploadWorker"] as? ItemsListUploadWorker)?.presenter === actors["director"])
        #expect((actors["urlCacheWorker"] as? ItemsListURLCacheWorker)?.presenter === actors["director"])
        #expect((actors["director"] as? ItemsListDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ItemsListNavigator.makeModule())
            await window.settle()
        }
    }
}
