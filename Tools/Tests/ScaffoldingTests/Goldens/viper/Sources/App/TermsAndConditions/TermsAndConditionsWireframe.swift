import ScaenaUIKit

/// Goes from Terms and conditions to other modules, which their factories create.
@MainActor
final class TermsAndConditionsWireframe: TermsAndConditionsWireframeProtocol {
    func close(from view: (any TermsAndConditionsViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }
}
