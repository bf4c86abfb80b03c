import ScaenaUIKit

/// Goes to what the app begins with, and to what links lead to.
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

    /// Shows Promotion detail above Promotions list, from wherever the user is.
    func showPromotionDetailView(promotion: Promotion) {
        let detail = PromotionDetailBuilder.createPromotionDetailModule(of: promotion)
        let list = navigationController?.viewControllers.first { $0 is PromotionsListVC }
        Navigation(from: navigationController).setStack(
            [list ?? PromotionsListBuilder.createPromotionsListModule(), detail])
    }

    /// Begins anew with a module: whatever was presented or pushed goes.
    private func show(_ view: UIViewController, animated: Bool) {
        if navigationController?.presentedViewController != nil { navigationController?.dismiss(animated: false) }
        navigationController?.setViewControllers([view], animated: animated)
    }
}
