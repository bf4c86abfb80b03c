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

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(LeadsNavigator.makeModule())
            await window.settle()
        }
    }
}
