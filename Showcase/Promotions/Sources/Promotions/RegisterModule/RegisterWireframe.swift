import ScaenaUIKit

/// Goes from Register to other modules, which their builders create.
@MainActor
final class RegisterWireframe {
    /// Goes to promotions list.
    func pushPromotionsListModule(from viewController: UIViewController) {
        let next = PromotionsListBuilder.createPromotionsListModule()
        Navigation(from: viewController).setStack([next])
    }
}
