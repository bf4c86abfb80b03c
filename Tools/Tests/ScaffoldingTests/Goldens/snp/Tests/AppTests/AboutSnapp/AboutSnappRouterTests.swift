import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutSnappRouter")
struct AboutSnappRouterTests {
    private let viewController = AboutSnappViewControllerProtocolMock()
    private let router = AboutSnappRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("presents terms and conditions, once however often it is asked")
    func navigateToTermsAndConditions() async throws {
        let window = SceneWindow(viewController.viewController)
        await window.settle()
        router.navigateToTermsAndConditions()
        router.navigateToTermsAndConditions()
        await window.settle()
        let sheet = try #require(window.topViewController as? UINavigationController)
        #expect(sheet.topViewController is WebViewController)
        #expect(sheet.presentingViewController === viewController.viewController)
    }

    @Test("goes to scene2, once however often it is asked")
    func navigateToScene2() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToScene2()
        router.navigateToScene2()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is Scene2ViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: AboutSnappViewControllerProtocolMock? = AboutSnappViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
