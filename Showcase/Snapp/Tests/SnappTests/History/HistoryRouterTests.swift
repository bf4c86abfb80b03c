import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("HistoryRouter")
struct HistoryRouterTests {
    private let viewController = HistoryViewControllerProtocolMock()
    private let router = HistoryRouter()

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
        var scene: HistoryViewControllerProtocolMock? = HistoryViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
