import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsDatedNavigator")
struct ItemsDatedNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = ItemsDatedNavigator.makeModule(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            delegate: ItemsDated_DelegateMock())
        viewController.loadViewIfNeeded()
        #expect(viewController.titleLabel.text == "Items dated")
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = ItemsDatedNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("connects who makes up the module")
    func connects() {
        let module = ItemsDatedNavigator.makeModule(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            delegate: ItemsDated_DelegateMock())
        let actors = module.lifetime.actors
        #expect(actors["worker"] is ItemsDatedWorker)
        #expect(actors["navigator"] is ItemsDatedNavigator)
        #expect(actors["director"] is ItemsDatedDirector)
        #expect((actors["worker"] as? ItemsDatedWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? ItemsDatedNavigator)?.viewController === module)
        #expect((actors["director"] as? ItemsDatedDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(
                ItemsDatedNavigator.makeModule(
                    link: URL(fileURLWithPath: "/sample"),
                    at: Date(timeIntervalSince1970: 0),
                    delegate: ItemsDated_DelegateMock()))
            await window.settle()
        }
    }
}
