import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ReceiptRouter")
struct ReceiptRouterTests {
    private let viewController = ReceiptViewControllerProtocolMock()
    private let router = ReceiptRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("presents bare, once however often it is asked")
    func navigateToBare() async throws {
        let window = SceneWindow(viewController.viewController)
        await window.settle()
        router.navigateToBare()
        router.navigateToBare()
        await window.settle()
        let sheet = try #require(window.topViewController as? UINavigationController)
        #expect(sheet.topViewController is BareViewController)
        #expect(sheet.presentingViewController === viewController.viewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: ReceiptViewControllerProtocolMock? = ReceiptViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
