import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import SNPSwift6Mode

@MainActor
@Suite("OrdersRouter")
struct OrdersRouterTests {
    private let viewController = OrdersViewControllerProtocolMock()
    private let router = OrdersRouter(dependencies: AppDependencies.sample)

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to order detail, once however often it is asked")
    func navigateToDetail() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToDetail(of: .sample)
        router.navigateToDetail(of: .sample)
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is OrderDetailViewController)
    }

    @Test("presents add order, once however often it is asked")
    func navigateToAddOrder() async throws {
        let window = SceneWindow(viewController.viewController)
        await window.settle()
        router.navigateToAddOrder(name: "some text", output: AddOrderOutputMock())
        router.navigateToAddOrder(name: "some text", output: AddOrderOutputMock())
        await window.settle()
        let sheet = try #require(window.topViewController as? UINavigationController)
        #expect(sheet.topViewController is AddOrderViewController)
        #expect(sheet.presentingViewController === viewController.viewController)
    }

    @Test("goes to help in the place of all that is in the stack")
    func navigateToHelp() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToHelp()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.topViewController is WebViewController)
    }

    @Test("asks the user, and says what the answer is: Delete all")
    func confirmDeleteAll() async throws {
        let window = SceneWindow(viewController.viewController)
        await window.settle()
        let answer = Task { await router.confirmDeleteAll() }
        try await window.waitFor("Delete all orders?")
        try await window.tap("Delete all")
        #expect(await answer.value)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: OrdersViewControllerProtocolMock? = OrdersViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
