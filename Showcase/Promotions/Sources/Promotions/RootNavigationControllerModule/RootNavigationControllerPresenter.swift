/// What the root's presenter shows.
@MainActor
protocol RootNavigationControllerViewInterface: AnyObject {
    /// Shows what went wrong.
    func show(error: String)
}

/// Decides what is seen first, and opens what a link leads to: after the login, where that comes first.
@MainActor
final class RootNavigationControllerPresenter: RootNavigationControllerHandler {
    weak var view: (any RootNavigationControllerViewInterface)?

    private let words = PromotionsWords.current
    private let interactor: any RootNavigationControllerInteractorInterface
    private let wireframe: RootNavigationControllerWireframe
    /// The promotion that a link leads to, for after the login.
    private var linkedID: String?
    /// The promotion that was asked for last, for another try.
    private var lastID: String?

    init(interactor: any RootNavigationControllerInteractorInterface, wireframe: RootNavigationControllerWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func rootNavigationControllerDidLoad() {
        interactor.requestSession()
    }

    func rootNavigationControllerDidOpen(promotionID: String) {
        lastID = promotionID
        interactor.requestPromotion(id: promotionID)
    }

    func rootNavigationControllerDidPressRetry() {
        if let lastID { interactor.requestPromotion(id: lastID) }
    }
}

extension RootNavigationControllerPresenter: RootNavigationControllerInteractorHandler {
    func requestSessionDidFinish(isLoggedIn: Bool) {
        if isLoggedIn {
            wireframe.showPromotionsListView(animated: false)
        } else {
            wireframe.showLoginView(animated: false)
        }
    }

    func requestSessionDidBegin() {
        guard let id = linkedID else { return }
        linkedID = nil
        interactor.requestPromotion(id: id)
    }

    func requestSessionDidEnd() {
        wireframe.showLoginView(animated: true)
    }

    func requestPromotionDidFinish(promotion: Promotion) {
        wireframe.showPromotionDetailView(promotion: promotion)
    }

    func requestPromotionNeedsLogin(id: String) {
        linkedID = id
    }

    func requestPromotionDidFail(error: any Error) {
        view?.show(error: words(error))
    }
}
