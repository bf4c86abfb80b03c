import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsRouter")
struct TermsRouterTests {
    private let viewController = TermsViewControllerProtocolMock()
    private let router = TermsRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to terms and conditions, once however often it is asked")
    func navigateToTermsAndConditions() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToTermsAndConditions()
        router.navigateToTermsAndConditions()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is TermsAndConditionsViewController)
    }

    @Test("goes to terms, once however often it is asked")
    func navigateToTerms() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToTerms()
        router.navigateToTerms()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is TermsViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: TermsViewControllerProtocolMock? = TermsViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
