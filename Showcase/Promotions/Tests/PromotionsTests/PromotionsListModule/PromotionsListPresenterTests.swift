import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionsListPresenter")
struct PromotionsListPresenterTests {
    private static let promotion = Promotion(
        id: "id", title: "title", text: "text", discount: 42, ends: Date(timeIntervalSince1970: 0))
    private let view = PromotionsListViewInterfaceMock()
    private let interactor = PromotionsListInteractorInterfaceMock()
    private let stack: UINavigationController
    private let presenter: PromotionsListPresenter

    init() {
        presenter = PromotionsListPresenter(interactor: interactor, wireframe: PromotionsListWireframe())
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("requests something once the view is loaded, and once more on another try")
    func requestsOnceLoaded() {
        presenter.promotionsListViewDidLoad()
        #expect(interactor.calls == [.requestPromotions])
        #expect(view.count(of: .show(loading: true)) == 1)
        presenter.promotionsListViewDidPressRetry()
        #expect(interactor.calls == [.requestPromotions, .requestPromotions])
    }

    @Test("requestPromotionsDidFinish shows promotions")
    func requestPromotionsDidFinish() {
        presenter.requestPromotionsDidFinish(promotions: [Self.promotion])
        let row = PromotionPresentationModelBuilder.presentationModel(of: Self.promotion)
        #expect(view.calls == [.show(loading: false), .show(promotions: [row])])
    }

    @Test("requestPromotionsDidFail shows why")
    func requestPromotionsDidFail() {
        presenter.requestPromotionsDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("shows that promotions are those that were here last")
    func requestPromotionsDidFinishOffline() {
        presenter.requestPromotionsDidFinishOffline()
        #expect(view.calls == [.showOffline])
    }

    @Test("requestLogoutDidFinish leaves what follows to the root")
    func requestLogoutDidFinish() {
        presenter.requestLogoutDidFinish()
        #expect(view.calls == [.show(loading: false)])
    }

    @Test("requestLogoutDidFail shows why")
    func requestLogoutDidFail() {
        presenter.requestLogoutDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("promotionsListViewDidPressPromotion goes to promotion detail")
    func promotionsListViewDidPressPromotion() {
        presenter.requestPromotionsDidFinish(promotions: [Self.promotion])
        presenter.promotionsListViewDidPressPromotion(index: 0)
        #expect(stack.viewControllers.count == 3)
    }

    @Test("promotionsListViewDidPressLogoutButton requests what follows once the user agrees")
    func promotionsListViewDidPressLogoutButton() async throws {
        let window = SceneWindow(stack)
        await window.settle()
        presenter.promotionsListViewDidPressLogoutButton()
        try await window.waitFor("Log out?")
        #expect(interactor.calls.isEmpty)
        try await window.tap("Log out")
        while !presenter.tasks.isIdle { await Task.yield() }
        #expect(interactor.calls == [.requestLogout])
    }

    @Test("promotionsListViewDidPressRefresh requests what follows")
    func promotionsListViewDidPressRefresh() {
        presenter.promotionsListViewDidPressRefresh()
        #expect(interactor.calls == [.requestPromotions])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: PromotionsListViewInterfaceMock? = PromotionsListViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
