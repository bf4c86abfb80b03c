import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainNavigator")
struct PlainNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = PlainNavigator.makeModule(item: .sample, delegate: Plain_DelegateMock())
        viewController.loadViewIfNeeded()
        #expect(viewController.titleLabel.text == "Plain")
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = PlainNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes to welcome")
    func gotoWelcome() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = PlainNavigator()
        navigator.viewController = beneath
        navigator.gotoWelcome()
        #expect(stack.topViewController is WelcomeViewController)
    }
}
