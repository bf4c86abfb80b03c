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

    @Test("goes to terms and conditions")
    func navigateToTermsAndConditions() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToTermsAndConditions()
        #expect(stack.topViewController is TermsAndConditionsViewController)
    }

    @Test("goes to terms")
    func navigateToTerms() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToTerms()
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
