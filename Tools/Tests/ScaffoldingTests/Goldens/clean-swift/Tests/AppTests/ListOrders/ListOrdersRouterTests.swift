import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ListOrdersRouter")
struct ListOrdersRouterTests {
    private let beneath = UIViewController()
    private let viewController = ListOrdersViewController.build()
    private let stack: UINavigationController
    private let router: ListOrdersRouter

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(viewController, animated: false)
        router = ListOrdersRouter(interactor: ListOrdersDataStoreMock())
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
        let scene = ListOrdersViewController.build()
        window.window.rootViewController?.present(scene, animated: false)
        await window.settle()
        router.viewController = scene
        router.routeBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("goes to about")
    func routeToAbout() {
        router.routeToAbout()
        #expect(stack.topViewController is AboutViewController && stack.viewControllers.count == 3)
    }

    @Test("goes to terms and conditions")
    func routeToTermsAndConditions() {
        router.routeToTermsAndConditions()
        #expect(stack.topViewController is TermsAndConditionsViewController && stack.viewControllers.count == 3)
    }
}
