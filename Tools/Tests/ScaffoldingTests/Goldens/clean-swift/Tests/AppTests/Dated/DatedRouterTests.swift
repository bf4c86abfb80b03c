import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatedRouter")
struct DatedRouterTests {
    private let beneath = UIViewController()
    private let viewController = DatedViewController.build(
        link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0), receiver: DatedDataReceivingMock())
    private let stack: UINavigationController
    private let router: DatedRouter

    init() {
        stack = UINavigationController(rootViewController: beneath)
        stack.pushViewController(viewController, animated: false)
        router = DatedRouter(interactor: DatedDataStoreMock())
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
        let scene = DatedViewController.build(
            link: URL(fileURLWithPath: "/sample"),
            at: Date(timeIntervalSince1970: 0),
            receiver: DatedDataReceivingMock())
        window.window.rootViewController?.present(scene, animated: false)
        await window.settle()
        router.viewController = scene
        router.routeBack()
        await window.settle()
        #expect(window.topViewController === window.window.rootViewController)
    }

    @Test("gives what came of the scene to the one that opened it: picked")
    func passesBackPicked() {
        let receiver = DatedDataReceivingMock()
        router.receiver = receiver
        router.passBack(picked: Date(timeIntervalSince1970: 0))
        #expect(receiver.calls.count == 1)
    }

    @Test("gives what came of the scene to the one that opened it: ids")
    func passesBackIds() {
        let receiver = DatedDataReceivingMock()
        router.receiver = receiver
        router.passBack(ids: [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))])
        #expect(receiver.calls.count == 1)
    }
}
