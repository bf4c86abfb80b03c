import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import BVIPERSwift6Mode

@MainActor
@Suite("OffersPresenter")
struct OffersPresenterTests {
    private static let promotion = Promotion(id: "id", name: "name")
    private let view = OffersViewInterfaceMock()
    private let interactor = OffersInteractorInterfaceMock()
    private let stack: UINavigationController
    private let presenter: OffersPresenter

    init() {
        presenter = OffersPresenter(interactor: interactor, wireframe: OffersWireframe())
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("requests something once the view is loaded, and once more on another try")
    func requestsOnceLoaded() {
        presenter.offersViewDidLoad()
        #expect(interactor.calls == [.requestPromotions])
        #expect(view.count(of: .show(loading: true)) == 1)
        presenter.offersViewDidPressRetry()
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

    @Test("requestRemovalDidFinish shows that it is done")
    func requestRemovalDidFinish() {
        presenter.requestRemovalDidFinish()
        #expect(view.calls == [.show(loading: false), .showSuccess])
    }

    @Test("requestRemovalDidFail shows why")
    func requestRemovalDidFail() {
        presenter.requestRemovalDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("requestRemovalOfAllDidFinish shows that it is done")
    func requestRemovalOfAllDidFinish() {
        presenter.requestRemovalOfAllDidFinish()
        #expect(view.calls == [.show(loading: false), .showSuccess])
    }

    @Test("requestRemovalOfAllDidFail shows why")
    func requestRemovalOfAllDidFail() {
        presenter.requestRemovalOfAllDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("offersViewDidPressPromotion goes to offer")
    func offersViewDidPressPromotion() {
        presenter.requestPromotionsDidFinish(promotions: [Self.promotion])
        presenter.offersViewDidPressPromotion(index: 0)
        #expect(stack.viewControllers.count == 3)
    }

    @Test("offersViewDidPressRemoveAll requests what follows once the user agrees")
    func offersViewDidPressRemoveAll() async throws {
        let window = SceneWindow(stack)
        await window.settle()
        presenter.offersViewDidPressRemoveAll()
        try await window.waitFor("Remove all of them?")
        #expect(interactor.calls.isEmpty)
        try await window.tap("Remove all")
        while !presenter.tasks.isIdle { await Task.yield() }
        #expect(interactor.calls == [.requestRemovalOfAll])
        #expect(view.count(of: .show(loading: true)) == 1)
        presenter.offersViewDidPressRetry()
        #expect(interactor.calls.count == 2)
    }

    @Test("offersViewDidPressSignIn goes to sign in")
    func offersViewDidPressSignIn() {
        presenter.offersViewDidPressSignIn()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("offersViewDidPressRefresh requests what follows")
    func offersViewDidPressRefresh() {
        presenter.offersViewDidPressRefresh()
        #expect(interactor.calls == [.requestPromotions])
        #expect(view.count(of: .show(loading: true)) == 1)
        presenter.offersViewDidPressRetry()
        #expect(interactor.calls.count == 2)
    }

    @Test("asks again after what came of offer: offerDidFinish")
    func hearsOfferDidFinish() {
        presenter.offerDidFinish(chosen: .sample)
        #expect(interactor.calls.count == 1)
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: OffersViewInterfaceMock? = OffersViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
