import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("RideStatusRouter")
struct RideStatusRouterTests {
    private let viewController = RideStatusViewControllerProtocolMock()
    private let router = RideStatusRouter(dependencies: AppDependencies.sample)

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to fare, once however often it is asked")
    func navigateToFare() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToFare()
        router.navigateToFare()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is FareViewController)
    }

    @Test("goes to history, once however often it is asked")
    func navigateToHistory() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToHistory()
        router.navigateToHistory()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is HistoryViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: RideStatusViewControllerProtocolMock? = RideStatusViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
