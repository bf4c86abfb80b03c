import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainRouter")
struct PlainRouterTests {
    private let viewController = PlainViewControllerProtocolMock()
    private let router = PlainRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to about")
    func navigateToAbout() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToAbout()
        #expect(stack.topViewController is AboutViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainViewControllerProtocolMock? = PlainViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
