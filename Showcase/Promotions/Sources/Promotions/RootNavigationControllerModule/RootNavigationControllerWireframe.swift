import ScaenaUIKit

/// Goes to what the app begins with, and to what links lead to.
@MainActor
final class RootNavigationControllerWireframe {
    weak var navigationController: UINavigationController?
    private weak var linked: UIViewController?

    /// True while the screen that a link has led to is still there.
    var showsLinkedView: Bool {
        guard let linked else { return false }
        return navigationController?.viewControllers.contains(linked) ?? false
    }

    /// Shows Promotions list, and nothing below it.
    func showPromotionsListView(animated: Bool) {
        show(PromotionsListBuilder.createPromotionsListModule(), animated: animated)
    }

    /// Shows Login, and nothing below it.
    func showLoginView(animated: Bool) {
        show(LoginBuilder.createLoginModule(), animated: animated)
    }

    /// Shows Promotion detail above Promotions list, from wherever the user is.
    func showPromotionDetailView(id: String) {
        let detail = PromotionDetailBuilder.createPromotionDetailModule(id: id)
        linked = detail
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
