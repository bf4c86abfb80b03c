import ScaenaUIKit

/// Goes to what the app begins with.
@MainActor
final class RootNavigationControllerWireframe {
    weak var navigationController: UINavigationController?

    /// Shows Promotions list, and nothing below it.
    func showPromotionsListView(animated: Bool) {
        show(PromotionsListBuilder.createPromotionsListModule(), animated: animated)
    }

    /// Shows Login, and nothing below it.
    func showLoginView(animated: Bool) {
        show(LoginBuilder.createLoginModule(), animated: animated)
    }

    /// Begins anew with a module: whatever was presented or pushed goes.
    private func show(_ view: UIViewController, animated: Bool) {
        if navigationController?.presentedViewController != nil { navigationController?.dismiss(animated: false) }
        navigationController?.setViewControllers([view], animated: animated)
    }
}
