import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("DatesRouter")
struct DatesRouterTests {
    private let viewController = DatesViewControllerProtocolMock()
    private let router = DatesRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to dated, once however often it is asked")
    func navigateToDated() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToDated(
            link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0), output: DatedOutputMock())
        router.navigateToDated(
            link: URL(fileURLWithPath: "/sample"), at: Date(timeIntervalSince1970: 0), output: DatedOutputMock())
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is DatedViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: DatesViewControllerProtocolMock? = DatesViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
