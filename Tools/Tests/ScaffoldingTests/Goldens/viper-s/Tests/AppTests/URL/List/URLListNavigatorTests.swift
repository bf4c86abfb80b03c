import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListNavigator")
struct URLListNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = URLListNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.nameLabel.text == "URL list")
        #expect(viewController.tagsLabel.text == "")
        #expect(viewController.countsLabel.text == "")
        #expect(viewController.isOpenLabel.text == "false")
        #expect(viewController.rateLabel.text == nil)
        #expect(viewController.hintLabel.text == nil)
        #expect(viewController.noLabel.text == nil)
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = URLListNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("connects who makes up the module")
    func connects() {
        let module = URLListNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is URLListWorker)
        #expect(actors["navigator"] is URLListNavigator)
        #expect(actors["director"] is URLListDirector)
        #expect((actors["worker"] as? URLListWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? URLListNavigator)?.viewController === module)
        #expect((actors["director"] as? URLListDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(URLListNavigator.makeModule())
            await window.settle()
        }
    }
}
