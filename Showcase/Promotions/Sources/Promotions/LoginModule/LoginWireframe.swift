import ScaenaUIKit

/// Goes from Login to other modules, which their builders create.
@MainActor
final class LoginWireframe {
    /// Goes to promotions list.
    func pushPromotionsListModule(from viewController: UIViewController) {
        let next = PromotionsListBuilder.createPromotionsListModule()
        Navigation(from: viewController).setStack([next])
    }

    /// Goes to forgot password.
    func pushForgotPasswordModule(from viewController: UIViewController) {
        let next = ForgotPasswordBuilder.createForgotPasswordModule()
        Navigation(from: viewController).push(next)
    }

    /// Goes to register.
    func pushRegisterModule(from viewController: UIViewController) {
        let next = RegisterBuilder.createRegisterModule()
        Navigation(from: viewController).push(next)
    }
}
