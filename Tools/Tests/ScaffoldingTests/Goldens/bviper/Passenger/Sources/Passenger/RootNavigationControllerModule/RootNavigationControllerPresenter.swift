/// Decides what is seen first.
@MainActor
final class RootNavigationControllerPresenter: RootNavigationControllerHandler {
    private let wireframe: RootNavigationControllerWireframe

    init(wireframe: RootNavigationControllerWireframe) {
        self.wireframe = wireframe
    }

    func rootNavigationControllerDidLoad() {
        wireframe.showHomeView(animated: false)
    }
}
