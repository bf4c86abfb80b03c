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

    @Test("shows the promotion that a link leads to above the list")
    func opensLinks() {
        presenter.requestSessionDidFinish(isLoggedIn: true)
        let list = navigationController.topViewController
        presenter.rootNavigationControllerDidOpen(promotionID: "7")
        #expect(navigationController.topViewController is PromotionDetailVC)
        #expect(navigationController.viewControllers.first === list)
    }

    @Test("shows it after the login, where that is needed first, as often as it is")
    func opensLinksAfterTheLogin() {
        presenter.requestSessionDidFinish(isLoggedIn: false)
        presenter.rootNavigationControllerDidOpen(promotionID: "7")
        #expect(navigationController.topViewController is LoginVC)
        for _ in 0..<2 {
            presenter.requestSessionDidBegin()
            #expect(navigationController.viewControllers.first is PromotionsListVC)
            #expect(navigationController.topViewController is PromotionDetailVC)
            presenter.requestSessionDidEnd()
            #expect(navigationController.viewControllers.map { $0 is LoginVC } == [true])
        }
    }

    @Test("forgets a link whose promotion was seen and left")
    func forgetsLinks() {
        presenter.requestSessionDidFinish(isLoggedIn: true)
        presenter.rootNavigationControllerDidOpen(promotionID: "7")
        navigationController.popToRootViewController(animated: false)
        presenter.requestSessionDidEnd()
        presenter.requestSessionDidBegin()
        #expect(navigationController.topViewController is LoginVC)
    }

    @Test("begins anew when the session ends")
    func beginsAnew() {
        navigationController.viewControllers = [UIViewController(), UIViewController()]
        presenter.requestSessionDidEnd()
        #expect(navigationController.viewControllers.map { $0 is LoginVC } == [true])
    }
}
