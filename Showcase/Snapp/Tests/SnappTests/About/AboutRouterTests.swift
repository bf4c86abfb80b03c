import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Snapp

@MainActor
@Suite("AboutRouter")
struct AboutRouterTests {
    private let viewController = AboutViewControllerProtocolMock()
    private let router: AboutRouter

    init() throws {
        router = AboutRouter(termsAndConditions: try #require(URL(string: "http://api.example/terms")))
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("presents the terms and conditions in a web view, in a bar that has room for a way back")
    func presentsTheTerms() throws {
        let window = UIWindow()
        window.rootViewController = viewController.viewController
        window.makeKeyAndVisible()
        router.navigateToTermsAndConditions()
        let sheet = try #require(viewController.viewController.presentedViewController as? UINavigationController)
        let page = try #require(sheet.topViewController as? WebViewController)
        #expect(page.title == "Terms and conditions")
        #expect(page.url.absoluteString == "http://api.example/terms")
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: AboutViewControllerProtocolMock? = AboutViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
