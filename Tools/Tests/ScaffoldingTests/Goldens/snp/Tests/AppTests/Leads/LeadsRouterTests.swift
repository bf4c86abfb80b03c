import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("LeadsRouter")
struct LeadsRouterTests {
    private let viewController = LeadsViewControllerProtocolMock()
    private let router = LeadsRouter()

    init() {
        viewController.viewController = UIViewController()
        router.viewController = viewController
    }

    @Test("goes from the scene's view controller")
    func knowsWhereToGoFrom() {
        #expect(router.viewController?.viewController === viewController.viewController)
    }

    @Test("goes to detail, once however often it is asked")
    func navigateToDetail() {
        let stack = UINavigationController(rootViewController: viewController.viewController)
        router.navigateToDetail(
            aboutManager: AboutManagerProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            output: DetailOutputMock())
        router.navigateToDetail(
            aboutManager: AboutManagerProtocolMock(),
            item: .sample,
            page: 42,
            others: [.sample],
            names: ["some text": .sample],
            output: DetailOutputMock())
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController is DetailViewController)
    }

    @Test("does not keep the view controller alive")
    func holdsTheViewControllerWeakly() {
        var scene: LeadsViewControllerProtocolMock? = LeadsViewControllerProtocolMock()
        router.viewController = scene
        scene = nil
        #expect(router.viewController == nil)
    }
}
