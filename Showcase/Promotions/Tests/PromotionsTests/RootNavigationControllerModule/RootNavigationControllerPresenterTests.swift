import ScaenaData
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("RootNavigationControllerPresenter")
struct RootNavigationControllerPresenterTests {
    private let interactor = RootNavigationControllerInteractorInterfaceMock()
    private let wireframe = RootNavigationControllerWireframe()
    private let navigationController = UINavigationController()
    private let view = RootNavigationControllerViewInterfaceMock()
    private let presenter: RootNavigationControllerPresenter

    init() {
        wireframe.navigationController = navigationController
        presenter = RootNavigationControllerPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
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

    @Test("asks for the promotion that a link leads to, and shows it above the list")
    func opensLinks() {
        presenter.requestSessionDidFinish(isLoggedIn: true)
        let list = navigationController.topViewController
        presenter.rootNavigationControllerDidOpen(promotionID: "7")
        #expect(interactor.calls == [.requestPromotion(id: "7")])
        presenter.requestPromotionDidFinish(promotion: .sample)
        #expect(navigationController.topViewController is PromotionDetailVC)
        #expect(navigationController.viewControllers.first === list)
    }

    @Test("asks for it again after the login, where that is needed first, and once")
    func opensLinksAfterTheLogin() {
        presenter.requestSessionDidFinish(isLoggedIn: false)
        presenter.requestPromotionNeedsLogin(id: "7")
        #expect(navigationController.topViewController is LoginVC)
        for _ in 0..<2 { presenter.requestSessionDidBegin() }
        #expect(interactor.calls == [.requestPromotion(id: "7")])
        // Be the list there by then or not.
        presenter.requestPromotionDidFinish(promotion: .sample)
        #expect(navigationController.viewControllers.first is PromotionsListVC)
        #expect(navigationController.topViewController is PromotionDetailVC)
    }

    @Test("shows what went wrong, and asks again on another try")
    func showsErrors() {
        presenter.rootNavigationControllerDidOpen(promotionID: "7")
        presenter.requestPromotionDidFail(error: HTTPError.offline)
        #expect(view.calls == [.show(error: PromotionsWords.current(HTTPError.offline))])
        presenter.rootNavigationControllerDidPressRetry()
        #expect(interactor.calls == [.requestPromotion(id: "7"), .requestPromotion(id: "7")])
    }

    @Test("begins anew when the session ends")
    func beginsAnew() {
        navigationController.viewControllers = [UIViewController(), UIViewController()]
        presenter.requestSessionDidEnd()
        #expect(navigationController.viewControllers.map { $0 is LoginVC } == [true])
    }
}
