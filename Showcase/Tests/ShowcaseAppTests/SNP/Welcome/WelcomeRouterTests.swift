import ScaenaUIKit
import Testing

@testable import ShowcaseApp

@MainActor
@Suite("WelcomeRouter")
struct WelcomeRouterTests {
    private let viewController = WelcomeViewControllerProtocolMock()
    private let router = WelcomeRouter()

    init() {
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: WelcomeViewControllerProtocolMock? = WelcomeViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
