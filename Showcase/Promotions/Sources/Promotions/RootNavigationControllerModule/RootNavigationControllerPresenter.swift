/// Decides what is seen first, and opens what a link leads to: after the login, where that comes first.
@MainActor
final class RootNavigationControllerPresenter: RootNavigationControllerHandler {
    private let interactor: any RootNavigationControllerInteractorInterface
    private let wireframe: RootNavigationControllerWireframe
    private var isLoggedIn = false
    /// The promotion that a link led to last, until that was seen.
    private var linkedID: String?

    init(interactor: any RootNavigationControllerInteractorInterface, wireframe: RootNavigationControllerWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func rootNavigationControllerDidLoad() {
        interactor.requestSession()
    }

    func rootNavigationControllerDidOpen(promotionID: String) {
        linkedID = promotionID
        if isLoggedIn { wireframe.showPromotionDetailView(id: promotionID) }
    }
}

extension RootNavigationControllerPresenter: RootNavigationControllerInteractorHandler {
    func requestSessionDidFinish(isLoggedIn: Bool) {
        self.isLoggedIn = isLoggedIn
        if isLoggedIn {
            wireframe.showPromotionsListView(animated: false)
        } else {
            wireframe.showLoginView(animated: false)
        }
    }

    func requestSessionDidBegin() {
        isLoggedIn = true
        if let linkedID { wireframe.showPromotionDetailView(id: linkedID) }
    }

    func requestSessionDidEnd() {
        isLoggedIn = false
        // Where the link itself has found that the server knows nobody any more, it is opened after the login.
        if !wireframe.showsLinkedView { linkedID = nil }
        wireframe.showLoginView(animated: true)
    }
}
