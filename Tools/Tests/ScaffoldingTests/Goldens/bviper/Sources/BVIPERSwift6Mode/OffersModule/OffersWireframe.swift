import ScaenaUIKit

/// Goes from Offers to other modules, which their builders create.
@MainActor
final class OffersWireframe {
    /// Goes to offer.
    func pushOfferModule(
        from viewController: UIViewController, promotion: Promotion, delegate: any OfferModuleDelegate
    ) {
        let next = OfferBuilder.createOfferModule(of: promotion, delegate: delegate)
        Navigation(from: viewController).push(next)
    }

    /// Goes to sign in.
    func pushSignInModule(from viewController: UIViewController) {
        let next = SignInBuilder.createSignInModule()
        Navigation(from: viewController).setStack([next])
    }

    /// Asks the user: Remove all of them?
    func confirmRemoveAll(from viewController: UIViewController) async -> Bool {
        await Navigation(from: viewController).confirm(
            OffersTexts.confirmRemoveAll, action: OffersTexts.confirmRemoveAllAction, isDestructive: true)
    }
}
