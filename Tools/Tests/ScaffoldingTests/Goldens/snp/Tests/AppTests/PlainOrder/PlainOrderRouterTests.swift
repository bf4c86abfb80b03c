import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOrderRouter")
struct PlainOrderRouterTests {
    private let viewController = PlainOrderViewControllerProtocolMock()
    private let router = PlainOrderRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes back to what is beneath")
    func navigateBack() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(viewController.viewController, animated: false)
        router.navigateBack()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("goes back to the first scene of the stack")
    func navigateToRoot() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        stack.pushViewController(viewController.viewController, animated: false)
        router.navigateToRoot()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("asks the user, and takes no answer for no: Keep")
    func confirmKeep() async throws {
        let window = UIWindow()
        defer { window.isHidden = true }
        window.rootViewController = viewController.viewController
        window.isHidden = false
        let answer = Task { await router.confirmKeep() }
        for _ in 0..<1_000 where viewController.viewController.presentedViewController == nil { await Task.yield() }
        let alert = try #require(viewController.viewController.presentedViewController as? UIAlertController)
        #expect(alert.message == "Keep it?")
        #expect(alert.actions.map(\.title) == ["Cancel", "Keep"])
        answer.cancel()
        #expect(await !answer.value)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: PlainOrderViewControllerProtocolMock? = PlainOrderViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
