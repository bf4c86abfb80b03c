import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("CaféRouter")
struct CaféRouterTests {
    private let viewController = CaféViewControllerProtocolMock()
    private let router = CaféRouter()

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
        var scene: CaféViewControllerProtocolMock? = CaféViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
