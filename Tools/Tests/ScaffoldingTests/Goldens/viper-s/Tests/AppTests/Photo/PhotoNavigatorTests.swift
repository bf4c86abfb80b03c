import Testing
import UIKit

@testable import App

@MainActor
@Suite("PhotoNavigator")
struct PhotoNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = PhotoNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.photoImageView.image != nil)
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = PhotoNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }
}
