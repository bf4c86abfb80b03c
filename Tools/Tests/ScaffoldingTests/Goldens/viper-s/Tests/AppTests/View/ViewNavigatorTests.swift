import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ViewNavigator")
struct ViewNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = ViewNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.stackLabel.text == "View")
        #expect(viewController.viewLabel.text == "0")
        #expect(viewController.presenterLabel.text == "false")
        #expect(viewController.modelLabel.text == "0")
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = ViewNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("connects who makes up the module")
    func connects() {
        let module = ViewNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is ViewWorker)
        #expect(actors["navigator"] is ViewNavigator)
        #expect(actors["director"] is ViewDirector)
        #expect((actors["worker"] as? ViewWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? ViewNavigator)?.viewController === module)
        #expect((actors["director"] as? ViewDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ViewNavigator.makeModule())
            await window.settle()
        }
    }
}
