import Foundation
import ScaenaUIKit

/// Shows the results of `PromotionDetailPresenter`.
@MainActor
protocol PromotionDetailViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: PromotionDetailViewModel)

    /// Shows what went wrong.
    func show(error: String)

    /// Shows whether something is under way.
    func show(loading: Bool)
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class PromotionDetailPresenter {
    weak var view: (any PromotionDetailViewInterface)?

    private let words = PromotionsWords.current
    private let interactor: any PromotionDetailInteractorInterface
    private let wireframe: PromotionDetailWireframe
    private let id: String
    /// The promotion as far as it is known; nil where a link leads here.
    private let promotion: Promotion?
    /// The last request, for another try.
    private var last: (@MainActor (any PromotionDetailInteractorInterface) -> Void)?
    private let timeZone: TimeZone

    init(
        interactor: any PromotionDetailInteractorInterface,
        wireframe: PromotionDetailWireframe,
        promotion: Promotion,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.promotion = promotion
        id = promotion.id
        self.timeZone = timeZone
    }

    init(interactor: any PromotionDetailInteractorInterface, wireframe: PromotionDetailWireframe, id: String) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.id = id
        promotion = nil
        timeZone = .autoupdatingCurrent
    }
}

extension PromotionDetailPresenter: PromotionDetailViewHandler {
    func promotionDetailViewDidLoad() {
        guard let promotion else { return ask { [id] in $0.requestPromotion(id: id) } }
        show(promotion)
        ask { $0.requestPromotion(promotion: promotion) }
    }

    func promotionDetailViewDidPressRetry() {
        if let last { ask(last) }
    }

    /// Has the interactor do something, and shows that it is under way.
    private func ask(_ request: @escaping @MainActor (any PromotionDetailInteractorInterface) -> Void) {
        last = request
        view?.show(loading: true)
        request(interactor)
    }
}

extension PromotionDetailPresenter: PromotionDetailInteractorHandler {
    func requestPromotionDidFinish(promotion: Promotion) {
        view?.show(loading: false)
        show(promotion)
    }

    func requestPromotionDidFail(error: any Error) {
        show(error)
    }

    private func show(_ error: any Error) {
        view?.show(loading: false)
        view?.show(error: words(error))
    }
}

extension PromotionDetailPresenter {
    private func show(_ promotion: Promotion) {
        let model = PromotionPresentationModelBuilder.presentationModel(of: promotion, timeZone: timeZone)
        view?.show(
            viewModel: PromotionDetailViewModel(
                title: model.title, text: model.text, discount: model.discount, ends: model.ends))
    }
}
