import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("AboutRouter")
struct AboutRouterTests {
    private let beneath = UIViewController()
    private let viewController = AboutViewController.build()
    private let stack: UINavigationController
    private let router: AboutRouter

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(viewController, animated: false)
        router = AboutRouter(interactor: AboutDataStoreMock())
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
        let scene = AboutViewController.build()
        window.window.rootViewController?.present(scene, animated: false)
        await window.settle()
        router.viewController = scene
        router.routeBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }
}
