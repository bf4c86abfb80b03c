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
        let module = ItemsDetailNavigator.makeModule(
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: ItemsDetail_DelegateMock())
        let actors = module.lifetime.actors
        #expect(actors["worker"] is ItemsDetailWorker)
        #expect(actors["navigator"] is ItemsDetailNavigator)
        #expect(actors["director"] is ItemsDetailDirector)
        #expect((actors["worker"] as? ItemsDetailWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? ItemsDetailNavigator)?.viewController === module)
        #expect((actors["director"] as? ItemsDetailDirector)?.ui === module)
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
