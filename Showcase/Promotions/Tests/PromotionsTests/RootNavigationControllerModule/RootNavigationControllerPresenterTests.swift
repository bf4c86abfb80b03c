import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("RootNavigationControllerPresenter")
struct RootNavigationControllerPresenterTests {
    private let interactor = RootNavigationControllerInteractorInterfaceMock()
    private let wireframe = RootNavigationControllerWireframe()
    private let navigationController = UINavigationController()
    private let presenter: RootNavigationControllerPresenter

    init() {
        wireframe.navigationController = navigationController
        presenter = RootNavigationControllerPresenter(interactor: interactor, wireframe: wireframe)
    }

    @Test("asks whether somebody is logged in")
    func asks() {
        presenter.rootNavigationControllerDidLoad()
        #expect(interactor.calls == [.requestSession])
    }

    @Test("shows Promotions list to whoever is logged in")
    func showsFirst() {
        presenter.requestSessionDidFinish(isLoggedIn: true)
        #expect(navigationController.viewControllers.map { $0 is PromotionsListVC } == [true])
    }

    @Test("shows Login to whoever is not")
    func showsOthers() {
        presenter.requestSessionDidFinish(isLoggedIn: false)
        #expect(navigationController.viewControllers.map { $0 is LoginVC } == [true])
    }

    @Test("begins anew when the session ends")
    func beginsAnew() {
        navigationController.viewControllers = [UIViewController(), UIViewController()]
        presenter.requestSessionDidEnd()
        #expect(navigationController.viewControllers.map { $0 is LoginVC } == [true])
    }
}
