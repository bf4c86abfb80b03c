import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("URLListRouter")
struct URLListRouterTests {
    private let viewController = URLListViewControllerProtocolMock()
    private let router = URLListRouter()

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
        var scene: URLListViewControllerProtocolMock? = URLListViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
