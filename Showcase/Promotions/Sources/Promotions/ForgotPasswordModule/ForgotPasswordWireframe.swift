import ScaenaUIKit

/// Goes from Forgot password to other modules, which their builders create.
@MainActor
final class ForgotPasswordWireframe {
    /// Goes back to where the user came from.
    func goBack(from viewController: UIViewController) {
        if let stack = viewController.navigationController, stack.viewControllers.first !== viewController {
            Navigation(from: viewController).pop()
        } else {
            Navigation(from: viewController).dismiss()
        }
    }
}
