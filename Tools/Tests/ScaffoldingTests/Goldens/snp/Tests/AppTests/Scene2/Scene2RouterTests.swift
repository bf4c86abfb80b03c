import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("Scene2Router")
struct Scene2RouterTests {
    private let viewController = Scene2ViewControllerProtocolMock()
    private let router = Scene2Router()

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
        var scene: Scene2ViewControllerProtocolMock? = Scene2ViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
