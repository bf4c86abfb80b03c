import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import CLEANSWIFTSwift6Mode

@MainActor
@Suite("DetailRouter")
struct DetailRouterTests {
    private let beneath = UIViewController()
    private let viewController = DetailViewController.build(
        itemStore: ItemStoreProtocolMock(),
        item: .sample,
        page: 42,
        others: [.sample],
        names: ["some text": .sample],
        receiver: DetailDataReceivingMock())
    private let stack: UINavigationController
    private let router: DetailRouter

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(viewController, animated: false)
        router = DetailRouter(interactor: DetailDataStoreMock())
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
        let scene = DetailViewController.build(
            itemStore: ItemStoreProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            receiver: DetailDataReceivingMock())
        window.window.rootViewController?.present(scene, animated: false)
        await window.settle()
        router.viewController = scene
        router.routeBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("gives what came of the scene to the one that opened it: created")
    func passesBackCreated() {
        let receiver = DetailDataReceivingMock()
        router.receiver = receiver
        router.passBack(created: .sample)
        #expect(receiver.calls.count == 1)
    }

    @Test("gives what came of the scene to the one that opened it: gone")
    func passesBackGone() {
        let receiver = DetailDataReceivingMock()
        router.receiver = receiver
        router.passBack(gone: ["some text"])
        #expect(receiver.calls.count == 1)
    }

    @Test("gives what came of the scene to the one that opened it: canceled")
    func passesBackCanceled() {
        let receiver = DetailDataReceivingMock()
        router.receiver = receiver
        router.passBackCanceled()
        #expect(receiver.calls.count == 1)
    }

    @Test("goes to about")
    func routeToAbout() {
        router.routeToAbout()
        #expect(stack.topViewController is AboutViewController && stack.viewControllers.count == 3)
    }
}
