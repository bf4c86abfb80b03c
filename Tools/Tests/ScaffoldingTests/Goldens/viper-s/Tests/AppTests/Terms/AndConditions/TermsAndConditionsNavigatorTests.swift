import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsNavigator")
struct TermsAndConditionsNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = TermsAndConditionsNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.firstVeryLongNameLabel.text == "Terms and conditions")
        #expect(viewController.secondVeryLongNameLabel.text == "0")
        #expect(viewController.thirdVeryLongNameLabel.text == "0.0")
        #expect(viewController.fourthVeryLongNameLabel.text == "false")
        #expect(viewController.fifthNameLabel.text == "")
        #expect(viewController.sixthNameIsLongLabel.text == nil)
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = TermsAndConditionsNavigator()
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
        let navigator = TermsAndConditionsNavigator()
        navigator.viewController = top
        navigator.goBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let viewController = TermsAndConditionsNavigator.makeModule()
        let actors = viewController.lifetime.actors
        let worker = actors["worker"] as? TermsAndConditionsWorker
        let navigator = actors["navigator"] as? TermsAndConditionsNavigator
        let director = actors["director"] as? TermsAndConditionsDirector
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
            let window = SceneWindow(TermsAndConditionsNavigator.makeModule())
            await window.settle()
        }
    }
}
