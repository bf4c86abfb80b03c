import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainAboutRouter")
struct PlainAboutRouterTests {
    private let viewController = PlainAboutViewControllerProtocolMock()
    private let router = PlainAboutRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to scene2")
    func navigateToScene2() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToScene2()
        #expect(stack.topViewController is Scene2ViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainAboutViewControllerProtocolMock? = PlainAboutViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
