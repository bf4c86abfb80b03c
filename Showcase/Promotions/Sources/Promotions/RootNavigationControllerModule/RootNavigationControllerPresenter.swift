/// Decides what is seen first.
@MainActor
final class RootNavigationControllerPresenter: RootNavigationControllerHandler {
    private let interactor: any RootNavigationControllerInteractorInterface
    private let wireframe: RootNavigationControllerWireframe

    init(interactor: any RootNavigationControllerInteractorInterface, wireframe: RootNavigationControllerWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func rootNavigationControllerDidLoad() {
        interactor.requestSession()
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

    func requestSessionDidEnd() {
        wireframe.showLoginView(animated: true)
    }
}
