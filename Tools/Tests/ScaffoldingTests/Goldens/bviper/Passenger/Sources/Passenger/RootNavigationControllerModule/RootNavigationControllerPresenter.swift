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
        // The app has nothing that asks who somebody is: everybody begins here.
        wireframe.showHomeView(animated: false)
    }

    func requestSessionDidEnd() {
        wireframe.showHomeView(animated: true)
    }
}
