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

    @Test("goes back from what was presented")
    func closes() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let top = UIViewController()
        window.window.rootViewController?.present(top, animated: false)
        await window.settle()
        let navigator = ViewNavigator()
        navigator.viewController = top
        navigator.goBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("connects who makes up the module")
    func connects() {
        let viewController = ViewNavigator.makeModule()
        let actors = viewController.lifetime.actors
        let worker = actors["worker"] as? ViewWorker
        let navigator = actors["navigator"] as? ViewNavigator
        let director = actors["director"] as? ViewDirector
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
            let window = SceneWindow(ViewNavigator.makeModule())
            await window.settle()
        }
    }
}
