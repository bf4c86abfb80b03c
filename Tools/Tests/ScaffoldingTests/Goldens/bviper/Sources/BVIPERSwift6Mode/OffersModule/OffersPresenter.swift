import ScaenaUIKit

/// Shows the results of `OffersPresenter`.
@MainActor
protocol OffersViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows promotions, each in a row.
    func show(promotions: [PromotionPresentationModel])

    /// Shows what went wrong.
    func show(error: String)

    /// Shows whether something is under way.
    func show(loading: Bool)

    /// Shows that it is done.
    func showSuccess()
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class OffersPresenter {
    weak var view: (any OffersViewInterface)?
    /// The answers that are awaited; they end with the module.
    let tasks = SceneTasks()

    private let interactor: any OffersInteractorInterface
    private let wireframe: OffersWireframe
    /// The values behind the rows.
    private var promotions: [Promotion] = []
    /// The last request, for another try.
    private var last: (@MainActor (any OffersInteractorInterface) -> Void)?

    init(interactor: any OffersInteractorInterface, wireframe: OffersWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension OffersPresenter: OffersViewHandler {
    func offersViewDidLoad() {
        ask { $0.requestPromotions() }
    }

    func offersViewDidPressPromotion(index: Int) {
        guard promotions.indices.contains(index) else { return }
        let promotion = promotions[index]
        if let viewController = view?.viewController {
            wireframe.pushOfferModule(from: viewController, promotion: promotion, delegate: self)
        }
    }

    func offersViewDidPressRemoveAll() {
        guard let viewController = view?.viewController else { return }
        tasks.run("offersViewDidPressRemoveAll") { [weak self, wireframe] in
            guard await wireframe.confirmRemoveAll(from: viewController), let self else { return }
            ask { $0.requestRemovalOfAll() }
        }
    }

    func offersViewDidPressSignIn() {
        if let viewController = view?.viewController {
            wireframe.pushSignInModule(from: viewController)
        }
    }

    func offersViewDidPressRefresh() {
        ask { $0.requestPromotions() }
    }

    func offersViewDidPressRetry() {
        if let last { ask(last) }
    }

    /// Has the interactor do something, and shows that it is under way.
    private func ask(_ request: @escaping @MainActor (any OffersInteractorInterface) -> Void) {
        last = request
        view?.show(loading: true)
        request(interactor)
    }
}

extension OffersPresenter: OffersInteractorHandler {
    func requestPromotionsDidFinish(promotions: [Promotion]) {
        view?.show(loading: false)
        self.promotions = promotions
        view?.show(promotions: promotions.map { PromotionPresentationModelBuilder.presentationModel(of: $0) })
    }

    func requestPromotionsDidFail(error: any Error) {
        show(error)
    }

    func requestRemovalDidFinish() {
        view?.show(loading: false)
        view?.showSuccess()
    }

    func requestRemovalDidFail(error: any Error) {
        show(error)
    }

    func requestRemovalOfAllDidFinish() {
        view?.show(loading: false)
        view?.showSuccess()
    }

    func requestRemovalOfAllDidFail(error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        view?.show(loading: false)
        view?.show(error: error.localizedDescription)
    }
}

extension OffersPresenter: OfferModuleDelegate {
    func offerDidFinish(chosen: Promotion) {
        ask { $0.requestPromotions() }
    }

    func offerDidFinishCanceled() {
        // Decide what follows from what came of offer.
    }
}
