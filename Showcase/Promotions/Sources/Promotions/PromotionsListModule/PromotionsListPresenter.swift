import ScaenaUIKit

/// Shows the results of `PromotionsListPresenter`.
@MainActor
protocol PromotionsListViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows promotions, each in a row.
    func show(promotions: [PromotionPresentationModel])

    /// Shows what went wrong.
    func show(error: String)

    /// Shows whether something is under way.
    func show(loading: Bool)

    /// Shows that the promotions are those that were here last.
    func showOffline()
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class PromotionsListPresenter {
    weak var view: (any PromotionsListViewInterface)?
    /// The answers that are awaited; they end with the module.
    let tasks = SceneTasks()

    private let words = PromotionsWords.current
    private let interactor: any PromotionsListInteractorInterface
    private let wireframe: PromotionsListWireframe
    /// The values behind the rows.
    private var promotions: [Promotion] = []
    /// The last request, for another try.
    private var last: (@MainActor (any PromotionsListInteractorInterface) -> Void)?

    init(interactor: any PromotionsListInteractorInterface, wireframe: PromotionsListWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension PromotionsListPresenter: PromotionsListViewHandler {
    func promotionsListViewDidLoad() {
        ask { $0.requestPromotions() }
    }

    func promotionsListViewDidPressPromotion(index: Int) {
        guard promotions.indices.contains(index) else { return }
        let promotion = promotions[index]
        if let viewController = view?.viewController {
            wireframe.pushPromotionDetailModule(from: viewController, promotion: promotion)
        }
    }

    func promotionsListViewDidPressLogoutButton() {
        guard let viewController = view?.viewController else { return }
        tasks.run("promotionsListViewDidPressLogoutButton") { [weak self, wireframe] in
            guard await wireframe.confirmLogout(from: viewController), let self else { return }
            ask { $0.requestLogout() }
        }
    }

    func promotionsListViewDidPressRefresh() {
        ask { $0.requestPromotions() }
    }

    func promotionsListViewDidPressRetry() {
        if let last { ask(last) }
    }

    /// Has the interactor do something, and shows that it is under way.
    private func ask(_ request: @escaping @MainActor (any PromotionsListInteractorInterface) -> Void) {
        last = request
        view?.show(loading: true)
        request(interactor)
    }
}

extension PromotionsListPresenter: PromotionsListInteractorHandler {
    func requestPromotionsDidFinish(promotions: [Promotion]) {
        view?.show(loading: false)
        self.promotions = promotions
        view?.show(promotions: promotions.map { PromotionPresentationModelBuilder.presentationModel(of: $0) })
    }

    func requestPromotionsDidFinishOffline() {
        view?.showOffline()
    }

    func requestPromotionsDidFail(error: any Error) {
        show(error)
    }

    func requestLogoutDidFinish() {
        view?.show(loading: false)
    }

    func requestLogoutDidFail(error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        view?.show(loading: false)
        view?.show(error: words(error))
    }
}
