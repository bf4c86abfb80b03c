import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainReceiptRouter")
struct PlainReceiptRouterTests {
    private let viewController = PlainReceiptViewControllerProtocolMock()
    private let router = PlainReceiptRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("presents bare")
    func navigateToBare() throws {
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = viewController.viewController
        window.isHidden = false
        router.navigateToBare()
        let sheet = try #require(viewController.viewController.presentedViewController as? UINavigationController)
        #expect(sheet.topViewController is BareViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainReceiptViewControllerProtocolMock? = PlainReceiptViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
