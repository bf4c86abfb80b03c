import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("WelcomeNavigator")
struct WelcomeNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = WelcomeNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.titleLabel.text == "Welcome")
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = WelcomeNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("connects who makes up the module")
    func connects() {
        let module = WelcomeNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is WelcomeWorker)
        #expect(actors["navigator"] is WelcomeNavigator)
        #expect(actors["director"] is WelcomeDirector)
        #expect((actors["worker"] as? WelcomeWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? WelcomeNavigator)?.viewController === module)
        #expect((actors["director"] as? WelcomeDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(WelcomeNavigator.makeModule())
            await window.settle()
        }
    }
}
