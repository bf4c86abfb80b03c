import ScaenaUIKit

/// Goes from Promotions list to other modules, which their builders create.
@MainActor
final class PromotionsListWireframe {
    /// Goes to promotion detail.
    func pushPromotionDetailModule(from viewController: UIViewController, promotion: Promotion) {
        let next = PromotionDetailBuilder.createPromotionDetailModule(of: promotion)
        Navigation(from: viewController).push(next)
    }

    /// Asks the user: Log out?
    func confirmLogout(from viewController: UIViewController) async -> Bool {
        let words = PromotionsWords.current
        return await Navigation(from: viewController).confirm(
            words("Log out?"), action: words("Log out"), cancel: words("Cancel"))
    }
}
