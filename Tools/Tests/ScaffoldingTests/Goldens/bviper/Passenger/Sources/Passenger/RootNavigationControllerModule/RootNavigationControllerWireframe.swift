import ScaenaUIKit

/// Goes to what the app begins with.
@MainActor
final class RootNavigationControllerWireframe {
    weak var navigationController: UINavigationController?

    /// Shows Home, and nothing below it.
    func showHomeView(animated: Bool) {
        show(HomeBuilder.createHomeModule(), animated: animated)
    }

    /// Begins anew with a module: whatever was presented or pushed goes.
    private func show(_ view: UIViewController, animated: Bool) {
        if navigationController?.presentedViewController != nil { navigationController?.dismiss(animated: false) }
        navigationController?.setViewControllers([view], animated: animated)
    }
}
