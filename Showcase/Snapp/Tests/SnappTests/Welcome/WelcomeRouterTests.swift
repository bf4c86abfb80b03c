import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("WelcomeRouter")
struct WelcomeRouterTests {
    private let viewController = WelcomeViewControllerProtocolMock()
    private let router: WelcomeRouter

    init() {
        router = WelcomeRouter(dependencies: .sample)
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("pushes the About scene")
    func pushesAbout() {
        let navigationController = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToAbout()
        #expect(navigationController.topViewController is AboutViewController)
    }

    @Test("pushes the Ride status scene")
    func pushesRideStatus() {
        let navigationController = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToRideStatus()
        #expect(navigationController.topViewController is RideStatusViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: WelcomeViewControllerProtocolMock? = WelcomeViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
