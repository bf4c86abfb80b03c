import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("TermsRouter")
struct TermsRouterTests {
    private let viewController = TermsViewControllerProtocolMock()
    private let router = TermsRouter()

    init() {
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: TermsViewControllerProtocolMock? = TermsViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
