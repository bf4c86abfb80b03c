import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsPictureNavigator")
struct ItemsPictureNavigatorTests {
    @Test("makes a module that displays what its worker fetches")
    func makesModule() {
        let viewController = ItemsPictureNavigator.makeModule()
        viewController.loadViewIfNeeded()
        #expect(viewController.nameLabel.text == "Items picture")
        #expect(viewController.photoImageView.image != nil)
        #expect(viewController.badgeImageView.image == nil)
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        let beneath = UIViewController()
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(top, animated: false)
        let navigator = ItemsPictureNavigator()
        navigator.viewController = top
        navigator.goBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("connects who makes up the module")
    func connects() {
        let module = ItemsPictureNavigator.makeModule()
        let actors = module.lifetime.actors
        #expect(actors["worker"] is ItemsPictureWorker)
        #expect(actors["navigator"] is ItemsPictureNavigator)
        #expect(actors["director"] is ItemsPictureDirector)
        #expect((actors["worker"] as? ItemsPictureWorker)?.presenter === actors["director"])
        #expect((actors["navigator"] as? ItemsPictureNavigator)?.viewController === module)
        #expect((actors["director"] as? ItemsPictureDirector)?.ui === module)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(ItemsPictureNavigator.makeModule())
            await window.settle()
        }
    }
}
