import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainGoodNavigator")
struct PlainGoodNavigatorTests {
    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = PlainGoodNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("goes to welcome")
    func gotoWelcome() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = PlainGoodNavigator()
        navigator.viewController = beneath
        navigator.gotoWelcome()
        #expect(stack.topViewController is WelcomeViewController)
    }

    @Test("goes to terms and conditions")
    func gotoTermsAndConditions() {
        let beneath = UIViewController()
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = beneath
        window.isHidden = false
        let navigator = PlainGoodNavigator()
        navigator.viewController = beneath
        navigator.gotoTermsAndConditions()
        let sheet = beneath.presentedViewController as? UINavigationController
        #expect(sheet?.topViewController is TermsAndConditionsViewController)
    }

    @Test("goes to leads")
    func gotoLeads() {
        let beneath = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        let navigator = PlainGoodNavigator()
        navigator.viewController = beneath
        navigator.gotoLeads()
        #expect(stack.topViewController is LeadsViewController)
    }

    @Test("goes back to the first module of the stack")
    func gotoRoot() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let top = UIViewController()
        stack.pushViewController(UIViewController(), animated: false)
        stack.pushViewController(top, animated: false)
        let navigator = PlainGoodNavigator()
        navigator.viewController = top
        navigator.gotoRoot()
        #expect(stack.viewControllers.count == 1)
    }
}
