import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsDetailNavigator")
struct ItemsDetailNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = ItemsDetailNavigator.makeModule(
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: ItemsDetail_DelegateMock())
        viewController.loadViewIfNeeded()
        #expect(viewController.titleLabel.text == "Items detail")
    }

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

    @Test("goes back from what was presented")
    func closes() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let top = UIViewController()
        window.window.rootViewController?.present(top, animated: false)
        await window.settle()
        let navigator = ItemsDetailNavigator()
        navigator.viewController = top
        navigator.goBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("goes to welcome")
    func gotoWelcome() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = ItemsDetailNavigator()
        navigator.viewController = beneath
        navigator.gotoWelcome()
        #expect(stack.topViewController is WelcomeViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let viewController = ItemsDetailNavigator.makeModule(
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: ItemsDetail_DelegateMock())
        let actors = viewController.lifetime.actors
        let worker = actors["worker"] as? ItemsDetailWorker
        let navigator = actors["navigator"] as? ItemsDetailNavigator
        let director = actors["director"] as? ItemsDetailDirector
        #expect(worker != nil)
        #expect(navigator != nil)
        #expect(director != nil)
        #expect(worker?.presenter === director)
        #expect(navigator?.viewController === viewController)
        #expect(director?.ui === viewController)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                ItemsDetailNavigator.makeModule(
                    item: .sample,
                    page: 42,
                    others: [.sample],
                    names: ["some text": .sample],
                    delegate: ItemsDetail_DelegateMock()))
            await window.settle()
        }
    }
}
