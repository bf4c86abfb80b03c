import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsRouter")
struct LeadsRouterTests {
    private let beneath = UIViewController()
    private let viewController = LeadsViewController.build()
    private let stack: UINavigationController
    private let router: LeadsRouter

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(viewController, animated: false)
        router = LeadsRouter(interactor: LeadsDataStoreMock())
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
        let scene = LeadsViewController.build()
        window.window.rootViewController?.present(scene, animated: false)
        await window.settle()
        router.viewController = scene
        router.routeBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("goes to detail")
    func routeToDetail() {
        router.routeToDetail(
            itemStore: ItemStoreProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample])
        router.detailDidFinish(created: .sample)
        router.detailDidFinish(gone: ["some text"])
        router.detailDidFinishCanceled()
        #expect(stack.topViewController is DetailViewController && stack.viewControllers.count == 3)
    }
}
