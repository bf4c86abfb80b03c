import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsAndConditionsRouter")
struct TermsAndConditionsRouterTests {
    private let beneath = UIViewController()
    private let viewController = TermsAndConditionsViewController.build()
    private let stack: UINavigationController
    private let router: TermsAndConditionsRouter

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(viewController, animated: false)
        router = TermsAndConditionsRouter(interactor: TermsAndConditionsDataStoreMock())
        router.viewController = viewController
    }

    @Test("goes back to what is beneath")
    func goesBack() {
        router.routeBack()
        #expect(stack.topViewController === beneath)
    }

    @Test("takes away what was presented")
    func dismisses() async {
        let window = SceneWindow(UIViewController())
        await window.settle()
        let scene = TermsAndConditionsViewController.build()
        window.window.rootViewController?.present(scene, animated: false)
        await window.settle()
        router.viewController = scene
        router.routeBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }
}
