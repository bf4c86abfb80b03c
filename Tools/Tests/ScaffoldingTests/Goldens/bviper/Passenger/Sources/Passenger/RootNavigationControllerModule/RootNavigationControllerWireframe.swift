import ScaenaUIKit

/// Goes to what the app begins with.
@MainActor
final class RootNavigationControllerWireframe {
    weak var navigationController: UINavigationController?

    /// Shows Home, and nothing below it.
    func showHomeView(animated: Bool) {
        navigationController?.setViewControllers([HomeBuilder.createHomeModule()], animated: animated)
    }
}
