import Testing
import UIKit

@testable import App

@MainActor
@Suite("BareRouter")
struct BareRouterTests {
    private let viewController = BareViewControllerProtocolMock()
    private let router = BareRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: BareViewControllerProtocolMock? = BareViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
