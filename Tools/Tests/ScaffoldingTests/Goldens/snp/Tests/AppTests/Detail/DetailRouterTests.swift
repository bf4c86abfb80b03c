import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DetailRouter")
struct DetailRouterTests {
    private let viewController = DetailViewControllerProtocolMock()
    private let router = DetailRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to about, once however often it is asked")
    func navigateToAbout() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToAbout()
        router.navigateToAbout()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is AboutViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: DetailViewControllerProtocolMock? = DetailViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
