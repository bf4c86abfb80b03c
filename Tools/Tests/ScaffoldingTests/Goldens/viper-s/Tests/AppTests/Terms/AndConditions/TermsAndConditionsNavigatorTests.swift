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

    @Test("connects who makes up the module")
    func connects() {
        let module = TermsAndConditionsNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is TermsAndConditionsWorker)
        #expect(actors["navigator"] is TermsAndConditionsNavigator)
        #expect(actors["director"] is TermsAndConditionsDirector)
        #expect((actors["worker"] as? TermsAndConditionsWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? TermsAndConditionsNavigator)?.viewController === module)
        #expect((actors["director"] as? TermsAndConditionsDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(TermsAndConditionsNavigator.makeModule())
            await window.settle()
        }
    }
}
