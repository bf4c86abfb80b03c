import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsNavigator")
struct LeadsNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = LeadsNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.titleLabel.text == "Leads")
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = LeadsNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes to items detail")
    func gotoItemsDetail() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = LeadsNavigator()
        navigator.viewController = beneath
        navigator.gotoItemsDetail(
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            delegate: ItemsDetail_DelegateMock())
        #expect(stack.topViewController is ItemsDetailViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let module = LeadsNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is LeadsWorker)
        #expect(actors["navigator"] is LeadsNavigator)
        #expect(actors["director"] is LeadsDirector)
        #expect((actors["worker"] as? LeadsWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? LeadsNavigator)?.viewController === module)
        #expect((actors["director"] as? LeadsDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsNavigator.makeModule())
            await window.settle()
        }
    }
}
