import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionDetailPresenter")
struct PromotionDetailPresenterTests {
    private let view = PromotionDetailViewInterfaceMock()
    private let interactor = PromotionDetailInteractorInterfaceMock()
    private let promotion: Promotion = .sample
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt

    /// Returns the view model that shows a promotion.
    private func viewModel(of promotion: Promotion) -> PromotionDetailViewModel {
        let model = PromotionPresentationModelBuilder.presentationModel(of: promotion, timeZone: timeZone)
        return PromotionDetailViewModel(
            title: model.title, text: model.text, discount: model.discount, ends: model.ends)
    }
    private let stack: UINavigationController
    private let presenter: PromotionDetailPresenter

    init() {
        presenter = PromotionDetailPresenter(
            interactor: interactor,
            wireframe: PromotionDetailWireframe(),
            promotion: promotion,
            timeZone: timeZone)
        presenter.view = view
        // The module stands on another one.
        view.viewController = UIViewController()
        stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(view.viewController, animated: false)
    }

    @Test("requests something once the view is loaded, and once more on another try")
    func requestsOnceLoaded() {
        presenter.promotionDetailViewDidLoad()
        #expect(interactor.calls == [.requestPromotion(promotion: Promotion.sample)])
        #expect(view.count(of: .show(loading: true)) == 1)
        presenter.promotionDetailViewDidPressRetry()
        #expect(
            interactor.calls == [
                .requestPromotion(promotion: Promotion.sample),
                .requestPromotion(promotion: Promotion.sample),
            ])
    }

    @Test("shows nothing of what a link leads to before it is here")
    func requestsLinked() {
        let presenter = PromotionDetailPresenter(
            interactor: interactor, wireframe: PromotionDetailWireframe(), id: "7")
        presenter.view = view
        presenter.promotionDetailViewDidLoad()
        #expect(interactor.calls == [.requestPromotion(id: "7")] && view.calls == [.show(loading: true)])
    }

    @Test("shows promotion once the view is loaded")
    func showsOnceLoaded() {
        presenter.promotionDetailViewDidLoad()
        #expect(view.calls.first == .show(viewModel: viewModel(of: promotion)))
    }

    @Test("requestPromotionDidFinish shows promotion")
    func requestPromotionDidFinish() {
        let promotion = Promotion(
            id: "id", title: "title", text: "text", discount: 42, ends: Date(timeIntervalSince1970: 0))
        presenter.requestPromotionDidFinish(promotion: promotion)
        #expect(view.calls == [.show(loading: false), .show(viewModel: viewModel(of: promotion))])
    }

    @Test("requestPromotionDidFail shows why")
    func requestPromotionDidFail() {
        presenter.requestPromotionDidFail(error: Failure())
        #expect(view.calls == [.show(loading: false), .show(error: Failure().localizedDescription)])
    }

    @Test("does not keep the view alive")
    func holdsTheViewWeakly() {
        var gone: PromotionDetailViewInterfaceMock? = PromotionDetailViewInterfaceMock()
        presenter.view = gone
        gone = nil
        #expect(presenter.view == nil)
    }

    private struct Failure: Error {}
}
