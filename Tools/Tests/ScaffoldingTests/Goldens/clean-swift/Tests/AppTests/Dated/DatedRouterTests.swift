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
